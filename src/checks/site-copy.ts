/** A copy of the site to change and build, for checks that need another build than the one in `public`. */
import { spawn } from "node:child_process";
import { cpSync, symlinkSync } from "node:fs";
import path from "node:path";
import { CODE, CONTENT } from "../../bin/build-inputs.cjs";

/** What a build is made of, and what names it. */
const COPIED = [...CODE, ...CONTENT, "bin"];

/** @param copy an empty folder */
export function copySite(copy: string): void {
  for (const name of COPIED) cpSync(name, path.join(copy, name), { recursive: true });
  symlinkSync(path.resolve("node_modules"), path.join(copy, "node_modules"), "junction");
}

/**
 * Builds a copy, without share pictures.
 * @param more what else the build finds in its environment
 * @returns a promise that is rejected with what the build said where it fails
 */
export function buildCopy(cwd: string, more: NodeJS.ProcessEnv = {}): Promise<void> {
  const gatsby = path.resolve("node_modules/gatsby/cli.js");
  const env = {
    ...process.env,
    NODE_ENV: "production",
    CI: "1",
    GATSBY_TELEMETRY_DISABLED: "1",
    NO_SHARE_PICTURES: "1",
    ...more,
  };
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [gatsby, "build"], { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += String(chunk)));
    child.on("error", reject);
    child.on("exit", (code) => (code === 0 ? resolve() : reject(new Error(`The copy does not build:\n${output}`))));
  });
}
