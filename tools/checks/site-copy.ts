/** Copies of the site, for checks that need a different build than the one in `public`. */
import { spawn } from "node:child_process";
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../../src/content/list-files";
import { requireBuildable } from "../run.mjs";
import { STATIC_INPUTS, CODE_INPUTS, CONTENT_INPUTS } from "../../gatsby/build-inputs.cjs";

/** Copies the site. @param copy an empty folder */
export function copySite(copy: string): void {
  copyCode(copy);
  for (const name of CONTENT_INPUTS) cpSync(name, path.join(copy, name), { recursive: true });
}

/** Copies the site with the starter's content. @param copy a folder, which may hold an earlier copy */
export function copyStarter(copy: string): void {
  copyCode(copy);
  rmSync(path.join(copy, "content"), { recursive: true, force: true });
  cpSync("starter/content", path.join(copy, "content"), { recursive: true });
}

/** Folders that only `npm run develop` needs. */
const DEVELOP_FOLDERS = ["contact", "editor", "tools"];

/** Copies everything but the content, and replaces an earlier copy. */
function copyCode(copy: string): void {
  requireBuildable();
  for (const name of [...CODE_INPUTS, ...DEVELOP_FOLDERS, ...STATIC_INPUTS]) {
    rmSync(path.join(copy, name), { recursive: true, force: true });
    cpSync(name, path.join(copy, name), { recursive: true });
  }
  const packages = path.join(copy, "node_modules");
  if (!existsSync(packages)) symlinkSync(path.resolve("node_modules"), packages, "junction");
}

/**
 * Builds a copy.
 * @param more further variables of the build's environment
 * @throws {Error} with the output of a build that fails
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
 * Compares the built sites and hosting files of two copies.
 * @param folder the parent of both copies
 * @returns the paths of files that differ or that one copy lacks, from the copy's root
 */
export function findDifferingFiles(folder: string, first: string, second: string): string[] {
  const [before, after] = [path.join(folder, first), path.join(folder, second)];
  const read = (copy: string, file: string) =>
    existsSync(path.join(copy, file)) ? readFileSync(path.join(copy, file)) : undefined;
  const files = ["public", "hosting"].flatMap((name) => [...listFiles(before, name), ...listFiles(after, name)]);
  return [...new Set(files)].sort().filter((file) => {
    const [old, current] = [read(before, file), read(after, file)];
    return !old || !current?.equals(old);
  });
}
