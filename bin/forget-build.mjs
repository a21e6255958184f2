/**
 * Before `gatsby build` and `gatsby develop`: what lies in `public/` is no longer what steps.mjs has built. Where styles
 * have changed, Gatsby is made to write every page again: it would keep documents with the old styles inside.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { deserialize, serialize } from "node:v8";

const STAMP = ".cache/styles-from";

rmSync(".cache/built-from", { force: true });

const styles = createHash("sha256");
for (const file of readdirSync("src", { recursive: true, encoding: "utf8" }).sort()) {
  if (file.endsWith(".css")) styles.update(file).update(readFileSync(path.join("src", file)));
}
const digest = styles.digest("hex");
if (!existsSync(STAMP) || readFileSync(STAMP, "utf8") !== digest) {
  forgetDocuments(".cache/redux/redux.rest.state");
  mkdirSync(".cache", { recursive: true });
  writeFileSync(STAMP, digest);
}

/** Gatsby forgets which documents it has written, and nothing else: the pictures are the costly part. @param {string} file */
function forgetDocuments(file) {
  if (!existsSync(file)) return;
  const state = deserialize(readFileSync(file));
  delete state.html;
  writeFileSync(file, serialize(state));
}
