/** Jest's transformer of TypeScript, JSX and ES modules: esbuild takes a tenth of Babel's time. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { transformSync, version } from "esbuild";

const SELF = readFileSync(new URL(import.meta.url));

/** @param {string} code @param {string} file */
function compile(code, file) {
  return transformSync(code, {
    format: "cjs",
    loader: /\.tsx?$/u.test(file) ? (file.endsWith("x") ? "tsx" : "ts") : "jsx",
    jsx: "automatic",
    target: "node20.19",
    // Jest supports import() only as `require`.
    supported: { "dynamic-import": false },
    sourcemap: true,
    sourcefile: file.replace(/\.mjs$/u, ".js"),
  });
}

/** Implements Jest's interface. Tests use `jest.doMock`, because esbuild does not hoist `jest.mock`. */
const transformer = {
  process: compile,
  getCacheKey(code, file) {
    return createHash("sha256").update(`${version}\0${file}\0`).update(SELF).update(code).digest("hex").slice(0, 32);
  },
};

export default transformer;
