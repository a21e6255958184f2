import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { temporaryFolder } from "../test/temporary-folder";

const folder = temporaryFolder();
afterAll(() => folder.remove());

function run(program: string, args: string[], cwd: string) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [program, ...args], { cwd, encoding: "utf8" });
  return { output: stdout + stderr, status };
}

describe("requireBuildable", () => {
  const build = (command: string, name: string) => {
    const cwd = path.join(folder.path, name, "site");
    mkdirSync(cwd, { recursive: true });
    return run(path.resolve(`tools/${command}.mjs`), [], cwd);
  };

  it.each([
    ["start", "website (1)", "("],
    ["start", "Söhne's Büro", "'"],
    ["start", "web#1", "#"],
    ["test", "{web}", "{"],
    ["develop", "web?", "?"],
    ["build", "web*", "*"],
  ])("npm %s in %j ends with one line about %s", (command, name, character) => {
    const { output, status } = build(command, name);
    expect(output).toMatch(/^The path ".+" contains \S - Gatsby can't build there - rename .+\n$/u);
    expect(output).toContain(` contains ${character} `);
    expect(status).toBe(1);
  });

  it("accepts a path with an umlaut, blanks and &", () => {
    expect(build("start", "Büro & Reise, site-1.2_b c+d@e").output).not.toContain("contains");
  });
});

it("a second build of a folder ends with one line while the first one runs", () => {
  const cwd = path.resolve(".");
  const lock = path.join(tmpdir(), `gatsby-${createHash("sha256").update(cwd).digest("hex").slice(0, 16)}`);
  const code =
    'import("./tools/build.mjs").then((build) => build.invalidateBuild()).catch(({ message }) => console.log(message))';
  writeFileSync(lock, String(process.pid));
  const { output } = run("-e", [code], cwd);
  rmSync(lock);
  expect(output).toMatch(/^A build or npm run develop of this folder is running, process \d+ - .+\n$/u);
});
