import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { temporaryFolder } from "../test/temporary-folder";

const folder = temporaryFolder();
afterAll(() => folder.remove());

function run(program: string, args: string[], cwd: string, env: NodeJS.ProcessEnv = {}) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [program, ...args], {
    cwd,
    env: { ...process.env, ...env },
    encoding: "utf8",
  });
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

describe("install", () => {
  const PACKAGES = {
    "": {},
    "node_modules/a": { version: "1.0.0" },
    "node_modules/b": { version: "2.0.0", dev: true },
    "node_modules/c": { version: "3.0.0", optional: true },
  };

  /** Runs `install` with an npm that prints its arguments, and returns them. */
  function install(what: string, installed: object, folders = ["a", "b"]): string {
    folder.write("package-lock.json", JSON.stringify({ packages: PACKAGES }));
    folder.write("node_modules/.package-lock.json", JSON.stringify({ packages: installed }));
    for (const name of folders) folder.write(`node_modules/${name}/package.json`, "{}");
    folder.write("bin/npm", '#!/bin/sh\necho "npm $*"\n');
    chmodSync(path.join(folder.path, "bin/npm"), 0o755);
    const code = `import(${JSON.stringify(path.resolve("tools/install-and-build.mjs"))}).then((m) => m.install("${what}"))`;
    const PATH = `${path.join(folder.path, "bin")}${path.delimiter}${process.env["PATH"]}`;
    return run("-e", [code], folder.path, { PATH, NODE_ENV: "production" }).output;
  }

  const { "node_modules/a": a, "node_modules/b": b } = PACKAGES;
  const [A, B] = [{ "node_modules/a": a }, { "node_modules/b": b }];

  it("installs the packages of tests whatever NODE_ENV and the user's settings say", () => {
    const command = /npm ci --ignore-scripts .*--include=optional --include=peer .*--include=dev/u;
    expect(install("all", A)).toMatch(command);
  });
  it("installs packages whose version differs or whose folder is missing, and nothing else", () => {
    expect(install("all", { ...A, ...B })).toBe("");
    expect(install("build", A)).toBe("");
    expect(install("all", { ...A, "node_modules/b": { version: "1.9.0" } })).toContain("npm ci");
    rmSync(path.join(folder.path, "node_modules/b"), { recursive: true });
    expect(install("all", { ...A, ...B }, ["a"])).toContain("npm ci");
  });
});
