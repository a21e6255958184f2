/** A copy of the site to change and build, for checks that need another build than the one in `public`. */
import { spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { BESIDE_PAGES, CODE, CONTENT } from "../../gatsby/build-inputs.cjs";

/** @param copy an empty folder */
export function copySite(copy: string): void {
  copyCode(copy);
  for (const name of CONTENT) cpSync(name, path.join(copy, name), { recursive: true });
}

/** The starter's content in the place of the site's own. @param copy a folder */
export function copyStarter(copy: string): void {
  copyCode(copy);
  rmSync(path.join(copy, "content"), { recursive: true, force: true });
  cpSync("starter/content", path.join(copy, "content"), { recursive: true });
}

/** What `npm run develop` needs. */
const BESIDE_CODE = ["contact", "editor", "tools"];

/** All but the content, in the place of what a copy has had before. @param copy a folder */
function copyCode(copy: string): void {
  for (const name of [...CODE, ...BESIDE_CODE, ...BESIDE_PAGES]) {
    rmSync(path.join(copy, name), { recursive: true, force: true });
    cpSync(name, path.join(copy, name), { recursive: true });
  }
  const packages = path.join(copy, "node_modules");
  if (!existsSync(packages)) symlinkSync(path.resolve("node_modules"), packages, "junction");
}

/**
 * Builds a copy.
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

/**
 * Compares the sites that two copies have built, and the files for their hosts.
 * @param folder holds the copies, by name
 * @returns the files that differ or that one of them lacks, from the copy on: `public/de/index.html`
 */
export function differingFiles(folder: string, first: string, second: string): string[] {
  return ["public", "hosting"].flatMap((name) => {
    const args = ["diff", "--no-index", "--name-only", "--no-renames", `${first}/${name}`, `${second}/${name}`];
    const { stdout } = spawnSync("git", args, { cwd: folder, encoding: "utf8" });
    return stdout
      .split("\n")
      .filter(Boolean)
      .map((file) => file.replace(/^[^/]+\//u, ""));
  });
}
