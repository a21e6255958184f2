import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, rmSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../test/temporary-folder";

const folder = temporaryFolder();
afterAll(() => folder.remove());

const PACKAGES = {
  "": {},
  "node_modules/a": { version: "1.0.0" },
  "node_modules/b": { version: "2.0.0", dev: true },
  "node_modules/c": { name: "@x/c", version: "3.0.0", optional: true },
};

/** An npm that prints its arguments and the addresses of packages. */
const NPM = `#!/bin/sh
if [ "$1" = config ]; then echo https://registry.example/npm/; exit; fi
echo "npm $*"
grep -o '"resolved":"[^"]*"' npm-shrinkwrap.json || true
`;

/** Runs `install`, and returns what npm prints. */
function install(what: string, installed: object, { folders = ["a", "b"], npm = NPM } = {}): string {
  folder.write("package-lock.json", JSON.stringify({ packages: PACKAGES }));
  folder.write("node_modules/.package-lock.json", JSON.stringify({ packages: installed }));
  for (const name of folders) folder.write(`node_modules/${name}/package.json`, "{}");
  folder.write("bin/npm", npm);
  chmodSync(path.join(folder.path, "bin/npm"), 0o755);
  // The end by a signal skips the handlers of a process's exit.
  const code = `import(${JSON.stringify(path.resolve("tools/install-packages.mjs"))})
    .then((m) => m.install("${what}")).then(() => process.kill(process.pid, "SIGKILL"))`;
  const PATH = `${path.join(folder.path, "bin")}${path.delimiter}${process.env["PATH"]}`;
  const { stdout } = spawnSync(process.execPath, ["-e", code], {
    cwd: folder.path,
    env: { ...process.env, PATH, NODE_ENV: "production" },
    encoding: "utf8",
  });
  return stdout;
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
  expect(install("all", { ...A, ...B }, { folders: ["a"] })).toContain("npm ci");
});

it("tells npm the packages' addresses in the registry of its settings", () => {
  expect(install("all", {}).match(/(?<="resolved":")[^"]*/gu)).toEqual([
    "https://registry.example/npm/a/-/a-1.0.0.tgz",
    "https://registry.example/npm/b/-/b-2.0.0.tgz",
    "https://registry.example/npm/@x/c/-/c-3.0.0.tgz",
  ]);
  expect(existsSync(path.join(folder.path, "npm-shrinkwrap.json"))).toBe(false);
});

it("installs packages of a registry with different addresses", () => {
  const npm = NPM.replace('echo "npm $*"', 'test -f npm-shrinkwrap.json && exit 1\necho "npm $*"');
  expect(install("all", {}, { npm })).toContain("npm ci");
});
