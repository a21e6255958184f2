/**
 * Once a module of the renderer opens a file by `node:fs`, even while it is loaded, Gatsby renders every page in every build.
 * What is read by these changes with the code, which empties the caches (tools/build.mjs), or with webpack's hash, after
 * which Gatsby renders all pages anyway.
 */
export const { existsSync, readFileSync } = process.getBuiltinModule("node:fs");
