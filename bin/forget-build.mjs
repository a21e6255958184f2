/**
 * Before `gatsby build` and `gatsby develop`: what lies in `public/` is no longer what steps.mjs has built. Gatsby keeps
 * documents whose page has not changed; where styles have, or what the build does to documents afterwards, it is made to
 * write all of them again. After a build (`--built`), remembers what its documents were made with.
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { forgetDocuments } from "./forget-documents.mjs";

const STAMP = ".cache/documents-from";

/** What ends up inside documents, and Gatsby does not watch: styles, and the scripts that stand in the page. */
const INSIDE_DOCUMENTS = /\.css$|^(?:build|languages|starter)\//u;

const digest = createHash("sha256");
for (const file of readdirSync("src", { recursive: true, encoding: "utf8" }).sort()) {
  const name = file.replaceAll(path.sep, "/");
  const source = path.join("src", file);
  if (INSIDE_DOCUMENTS.test(name) && statSync(source).isFile()) digest.update(name).update(readFileSync(source));
}
const wanted = digest.digest("hex");

if (process.argv.includes("--built")) {
  writeFileSync(STAMP, wanted);
} else {
  rmSync(".cache/built-from", { force: true });
  if (!existsSync(STAMP) || readFileSync(STAMP, "utf8") !== wanted) forgetDocuments(".cache/redux/redux.rest.state");
}
