/**
 * Before `gatsby build` and `gatsby develop`: what lies in `public/` is no longer what steps.mjs has built. Gatsby keeps
 * documents whose page has not changed, and does not watch all that ends up inside of them: where code has changed, its
 * caches are emptied. Pictures have a cache of their own (gatsby/images/picture-cache.ts). After a build (`--built`), remembers
 * the code.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { CODE, digestOf } from "../gatsby/build-inputs.cjs";
import { run } from "./steps.mjs";

/** Gatsby empties its folder itself where its configuration has changed, so the mark is made at the end. */
const STAMP = ".cache/built-by";

const code = digestOf(CODE);

if (process.argv.includes("--built")) {
  writeFileSync(STAMP, code);
} else {
  rmSync(".cache/built-from", { force: true });
  if (!existsSync(STAMP) || readFileSync(STAMP, "utf8") !== code) await run("npx", ["gatsby", "clean"]);
}
