import { type ChildProcess, spawn } from "node:child_process";
import { memoryOfTree, parseStatus, runningProcesses } from "./process-tree";

const STATUS = `Name:\tnode) 1 2
State:\tS (sleeping)
Tgid:\t42
Pid:\t42
PPid:\t7
TracerPid:\t0
VmPeak:\t 1084440 kB
VmRSS:\t   51200 kB
`;

describe("parseStatus", () => {
  it("reads ids and memory", () => {
    expect(parseStatus(STATUS)).toEqual({ id: 42, parent: 7, memory: 51_200 * 1024 });
  });

  it("takes a process that has ended for one without memory", () => {
    expect(parseStatus(STATUS.replace(/^VmRSS.*$/mu, ""))).toEqual({ id: 42, parent: 7, memory: 0 });
  });

  it("reads nothing from another text", () => expect(parseStatus("Name:\tnode\n")).toBeUndefined());
});

describe("memoryOfTree", () => {
  const process = (id: number, parent: number, memory: number) => ({ id, parent, memory });

  it("counts a process and all below it, in whatever order they come", () => {
    const all = [process(4, 3, 1000), process(2, 1, 10), process(3, 2, 100), process(5, 1, 9999), process(1, 0, 7777)];
    expect(memoryOfTree(all, 2)).toBe(1110);
  });

  it("is nothing once the process has ended", () => expect(memoryOfTree([process(1, 0, 5)], 2)).toBe(0));
});

const onLinux = process.platform === "linux" ? describe : describe.skip;

onLinux("runningProcesses", () => {
  let child: ChildProcess | undefined;
  afterEach(() => child?.kill());

  it("finds what this process has started", async () => {
    child = spawn("sleep", ["20"]);
    await new Promise((resolve) => child?.once("spawn", resolve));
    const processes = runningProcesses() ?? [];
    expect(processes.find(({ id }) => id === child?.pid)).toMatchObject({ parent: process.pid });
    expect(memoryOfTree(processes, process.pid)).toBeGreaterThan(1_000_000);
  });
});
