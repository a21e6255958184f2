/**
 * `npm run check:takeover`: changes the content in a copy of the project as its owners or a different firm would. With each
 * change `npm run check`, a build and the tests for any content must pass (quality E9).
 */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readCommandLine } from "../command-line.mjs";
import { requireBuildable } from "../run.mjs";
import { VARIANTS } from "./takeover-variants";

const COMMANDS = ["check", "build", "test:content"];

/** Lists the files and folders of the project's root that .gitignore does not name. */
function sources(): string[] {
  const lines = readFileSync(".gitignore", "utf8").split(/\r?\n/u);
  const ignored = [".git", ...lines.map((line) => line.replace(/^\/|\/$/gu, ""))];
  return readdirSync(".").filter((name) => !ignored.includes(name));
}

function checkTakeover(wanted: readonly string[]): boolean {
  const copy = mkdtempSync(path.join(tmpdir(), "site-takeover-"));
  try {
    for (const name of sources()) cpSync(name, path.join(copy, name), { recursive: true });
    symlinkSync(path.resolve("node_modules"), path.join(copy, "node_modules"), "junction");
    const chosen = VARIANTS.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
    return chosen.map((variant) => passes(copy, variant)).every(Boolean);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function passes(copy: string, { name, change, day }: (typeof VARIANTS)[number]): boolean {
  for (const folder of ["content", "src", "gatsby"]) {
    rmSync(path.join(copy, folder), { recursive: true });
    cpSync(folder, path.join(copy, folder), { recursive: true });
  }
  const started = Date.now();
  change(copy);
  const env = { ...process.env, GATSBY_CONTACT_ENDPOINT: "inbox", GATSBY_TELEMETRY_DISABLED: "1" };
  for (const script of COMMANDS) {
    const { status, stdout, stderr } = spawnSync("npm", ["run", "--silent", script], {
      cwd: copy,
      env: day ? { ...env, BUILD_DATE: day } : env,
      encoding: "utf8",
      maxBuffer: 100_000_000,
      shell: process.platform === "win32",
    });
    if (status === 0) continue;
    console.error(`${stdout}\n${stderr}\ntakeover: ${name}: npm run ${script} ended with ${status}`);
    return false;
  }
  console.log(`takeover: ${name}: passes in ${Math.round((Date.now() - started) / 1000)} s`);
  return true;
}

const names = VARIANTS.map(({ name }) => name);
const use = `npm run check:takeover [change ...] - builds and tests copies with changed content: ${names.join(", ")}`;
const wanted = readCommandLine(use, { maxArguments: names.length }).positionals;
const unknown = wanted.filter((name) => !names.includes(name));
requireBuildable();
if (unknown.length > 0) console.error(`Unknown change "${unknown.join('", "')}" - the command is: ${use}`);
if (unknown.length > 0 || !checkTakeover(wanted)) process.exitCode = 1;
