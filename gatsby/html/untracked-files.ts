/**
 * Bypasses Gatsby's file tracking: a tracked `fs` call in the renderer makes Gatsby render all pages in every build. The
 * files read here change only with the code, which empties the caches (tools/build.mjs), or with webpack's hash, after
 * which Gatsby renders all pages too.
 */
export const { existsSync, readFileSync } = process.getBuiltinModule("node:fs");
