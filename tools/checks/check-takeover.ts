/**
 * `npm run check:takeover`: somebody else's content passes. In a scratch copy of the project the content is changed as its
 * owners would change it, and each time `npm run check`, a build and the tests that are about any content have to pass.
 */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { isGitIgnored } from "./made-here";
import { VARIANTS } from "./takeover/variants";

const COMMANDS = ["check", "build", "test:content"];

function checkTakeover(wanted: readonly string[]): boolean {
  const copy = mkdtempSync(path.join(tmpdir(), "site-takeover-"));
  try {
    const isMade = isGitIgnored();
    const names = readdirSync(".").filter((name) => !isMade(name));
    for (const name of names) cpSync(name, path.join(copy, name), { recursive: true });
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

if (!checkTakeover(process.argv.slice(2))) process.exitCode = 1;
