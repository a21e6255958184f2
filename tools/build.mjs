/**
 * `npm run build`: what is deployed. Gatsby keeps documents whose page has not changed, and does not watch all that ends up
 * inside of them: where code has changed, its caches are emptied. Pictures have a cache of their own
 * (gatsby/images/screenshot.ts, gatsby/images/share-picture).
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { CODE, digestOf } from "../gatsby/build-inputs.cjs";
import { run } from "./steps.mjs";

/** Gatsby empties its folder itself where its configuration has changed, so the mark is made at the end. */
const STAMP = ".cache/built-by";

const code = digestOf(CODE);

/** Before Gatsby builds or develops: what lies in `public/` is no longer what steps.mjs has built. */
export async function forgetBuild() {
  rmSync(".cache/built-from", { force: true });
  if (!existsSync(STAMP) || readFileSync(STAMP, "utf8") !== code) await run("npx", ["gatsby", "clean"]);
}

if (import.meta.filename === process.argv[1]) {
  try {
    await forgetBuild();
    await run("npx", ["gatsby", "build", ...process.argv.slice(2)]);
    writeFileSync(STAMP, code);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
