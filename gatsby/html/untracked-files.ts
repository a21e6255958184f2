/**
 * Bypasses Gatsby's file tracking: a tracked `fs` call in the renderer makes Gatsby render all pages in every build.
 * These files change only with the code, which empties the caches (tools/build.mjs), or with webpack's hash.
 */
export const { existsSync, readFileSync } = process.getBuiltinModule("node:fs");
