import { measureCommand, processorSeconds } from "./measured-command";
import { runningProcesses } from "./process-tree";

const node = (script: string) => `"${process.execPath}" -e '${script}'`;

describe("measureCommand", () => {
  it("measures time, processor and memory of a command and of what it starts", async () => {
    const busy = "const until = Date.now() + 600; while (Date.now() < until); Buffer.alloc(8e7, 1)";
    const { wall, cpu, peak, output } = await measureCommand(`echo begins; (${node(busy)})`, ".", {});
    expect(wall).toBeGreaterThan(0.5);
    expect(cpu).toBeGreaterThan(0.1);
    expect(output).toMatch(/^begins\n/u);
    if (process.platform === "linux") expect(peak).toBeGreaterThan(20_000_000);
  });

  it("gives the command variables, and keeps npm's own from it", async () => {
    process.env["npm_config_something"] = "else";
    const { output } = await measureCommand('echo "$COLOUR/$npm_config_something"', ".", { COLOUR: "blue" });
    delete process.env["npm_config_something"];
    expect(output).toMatch(/^blue\/\n/u);
  });

  it("says what failed", async () => {
    await expect(measureCommand("echo no such page >&2; exit 3", ".", {})).rejects.toThrow(
      /ended with 3[\s\S]*no such page/u,
    );
  });

  it("ends what the command leaves behind", async () => {
    const { output } = await measureCommand("sleep 60 >/dev/null 2>&1 & echo $!", ".", {});
    const left = Number(output.split("\n")[0]);
    await new Promise((resolve) => setTimeout(resolve, 100));
    const isThere = (runningProcesses() ?? []).some(({ id, memory }) => id === left && memory > 0);
    expect(isThere).toBe(false);
  });
});

describe("processorSeconds", () => {
  it.each([
    ["built\n0m0.00s 0m0.01s\n1m2.50s 0m3.25s\n", 65.75],
    ["0m0,000s 0m0,004s\n0m1,500s 0m0,250s\n", 1.75],
    ["it was killed\n", 0],
  ])("of %j is %d", (output, seconds) => {
    expect(processorSeconds(output)).toBe(seconds);
  });
});
