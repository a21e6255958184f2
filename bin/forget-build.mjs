/**
 * Before `gatsby build` and `gatsby develop`: what lies in `public/` is no longer what steps.mjs has built. Gatsby keeps
 * documents whose page has not changed, and does not watch all that ends up inside of them: where code has changed, it is
 * made to write all of them again. After a build (`--built`), remembers what its documents were made with.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { CODE, digestOf } from "./build-inputs.cjs";
import { forgetDocuments } from "./forget-documents.mjs";

const STAMP = ".cache/documents-from";

const wanted = digestOf(CODE);

if (process.argv.includes("--built")) {
  writeFileSync(STAMP, wanted);
} else {
  rmSync(".cache/built-from", { force: true });
  if (!existsSync(STAMP) || readFileSync(STAMP, "utf8") !== wanted) forgetDocuments(".cache/redux/redux.rest.state");
}
