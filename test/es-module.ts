/** For a package that is an ES module by its words but not by its name, which Jest takes for a script. */
import { createRequire } from "node:module";
import { transformFileSync } from "@babel/core";

const { resolve } = createRequire(__filename);

/** @returns what the module exports, from its own code. It must import nothing. */
export function exportsOf(name: string): Record<string, unknown> {
  const plugins = ["@babel/plugin-transform-modules-commonjs"];
  const code = transformFileSync(resolve(name), { configFile: false, babelrc: false, plugins })?.code ?? "";
  const exports: Record<string, unknown> = {};
  new Function("exports", code)(exports);
  return exports;
}
