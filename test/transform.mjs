/** How Jest is given TypeScript, JSX and ES modules: by esbuild, which takes a tenth of Babel's time. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import babelJest from "babel-jest";
import { transformSync, version } from "esbuild";

/** `jest.mock` has to stand before the imports, to where only Babel's plugin carries it. */
const MOCKS = /\bjest\.(?:un)?mock\(/u;

const HOISTING = babelJest.createTransformer({
  configFile: false,
  babelrc: false,
  plugins: ["@babel/plugin-transform-modules-commonjs"],
});

const SELF = readFileSync(new URL(import.meta.url));

/** @param {string} code @param {string} file @param {"cjs" | "esm"} format */
function compile(code, file, format) {
  return transformSync(code, {
    format,
    loader: /\.tsx?$/u.test(file) ? (file.endsWith("x") ? "tsx" : "ts") : "jsx",
    jsx: "automatic",
    target: "node20.19",
    // Jest knows no module but its own.
    supported: { "dynamic-import": false },
    sourcemap: format === "esm" ? "inline" : true,
    sourcefile: file.replace(/\.mjs$/u, ".js"),
  });
}

/** What Jest asks of a transformer. */
const transformer = {
  process(code, file, options) {
    if (!MOCKS.test(code)) return compile(code, file, "cjs");
    return HOISTING.process(compile(code, file, "esm").code, file, options);
  },
  getCacheKey(code, file) {
    return createHash("sha256").update(`${version}\0${file}\0`).update(SELF).update(code).digest("hex").slice(0, 32);
  },
};

export default transformer;
