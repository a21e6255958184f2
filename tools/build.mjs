/**
 * `npm run build`: what is deployed. Gatsby keeps documents whose page has not changed, and does not watch all that ends up
 * inside of them: where code has changed, its caches are emptied, those of pictures with them.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { CODE, digestOf } from "../gatsby/build-inputs.cjs";
import { run } from "./steps.mjs";

/** Gatsby empties its folder itself where its configuration has changed, so the mark is made at the end. */
const STAMP = ".cache/built-by";

/** By its file: npx takes a second of a processor to find it. */
const GATSBY = "node_modules/gatsby/cli.js";

const code = digestOf(CODE);

/** @param {string[]} args */
export const runGatsby = (...args) => run("node", [GATSBY, ...args]);

/** Before Gatsby builds or develops: what lies in `public/` is no longer what steps.mjs has built. */
export async function forgetBuild() {
  rmSync(".cache/built-from", { force: true });
  const isUnknown = !existsSync(STAMP) || readFileSync(STAMP, "utf8") !== code;
  if (isUnknown && (existsSync(".cache") || existsSync("public"))) await runGatsby("clean");
}

if (import.meta.filename === process.argv[1]) {
  try {
    await forgetBuild();
    await runGatsby("build", ...process.argv.slice(2));
    writeFileSync(STAMP, code);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
