// @ts-check
/**
 * `npm run build`: builds the site for deployment. Gatsby keeps documents of unchanged pages, but does not track all code
 * that their HTML depends on. So a change of code empties its caches, including those of pictures.
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { CODE_INPUTS, digestInputs } from "../gatsby/build-inputs.cjs";
import { readCommandLine } from "./command-line.mjs";
import { install } from "./install-packages.mjs";
import { requireBuildable, run } from "./run.mjs";

/** The digest of the code that built the site. Written last, because Gatsby may empty the folder. */
const STAMP = ".cache/built-by";

/** The program's file, because npx takes a processor second to find it. */
const GATSBY = "node_modules/gatsby/cli.js";

const USE = `npm run build - builds public/ and hosting/ for deployment (docs/operating.md)
  --verbose  prints what Gatsby does`;

/** @param {string[]} args */
export const runGatsby = (...args) => run("node", [GATSBY, ...args]);

/**
 * Marks `public/` as outdated for tools/build-for-local-use.mjs, and cleans Gatsby's caches if the code has changed.
 * @returns the digest of the code
 */
export async function invalidateBuild() {
  lockCaches();
  const code = digestInputs(CODE_INPUTS);
  rmSync(".cache/built-from", { force: true });
  const isUnknown = !existsSync(STAMP) || readFileSync(STAMP, "utf8") !== code;
  if (isUnknown && (existsSync(".cache") || existsSync("public"))) await runGatsby("clean");
  return code;
}

/** @throws {Error} if a different process uses Gatsby's caches of this folder, which two commands would mix */
function lockCaches() {
  const lock = path.join(tmpdir(), `gatsby-${createHash("sha256").update(process.cwd()).digest("hex").slice(0, 16)}`);
  const owner = existsSync(lock) ? Number(readFileSync(lock, "utf8")) : 0;
  if (owner && isRunning(owner))
    throw new Error(`A build or npm run develop of this folder is running, process ${owner} - wait for it, or end it.`);
  writeFileSync(lock, String(process.pid));
  process.on("exit", () => rmSync(lock, { force: true }));
}

/** @param {number} id */
function isRunning(id) {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

if (import.meta.filename === process.argv[1]) {
  readCommandLine(USE, { options: { verbose: { type: "boolean" } } });
  requireBuildable();
  try {
    await install("build");
    const code = await invalidateBuild();
    await runGatsby("build", ...process.argv.slice(2));
    writeFileSync(STAMP, code);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
