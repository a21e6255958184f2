import { type JsMinifyOptions, minify, minifySync } from "@swc/core";

/** Pure functions that react-intl calls at load time without marking them as pure. */
const REACT_INTL_COMPONENTS = ["createFormattedComponent", "createFormattedDateTimePartsComponent"];

/** Allows shorter syntax: all browsers of package.json's browserslist support ECMAScript 2020. */
const OPTIONS: JsMinifyOptions = {
  ecma: 2020,
  mangle: true,
  // `unsafe_arrows` would turn functions that read `arguments` into arrow functions, which lack it.
  compress: { ecma: 2020, passes: 4, keep_fargs: false, pure_funcs: REACT_INTL_COMPONENTS },
  format: { ecma: 2020, comments: false },
};

/** Minifies a file for webpack's Terser plugin (docs/decisions/0009-chunks.md). @param files the code of one file by name */
export async function minifyFile(files: Readonly<Record<string, string>>): Promise<{ code: string }> {
  const [code = ""] = Object.values(files);
  return { code: (await minify(code, OPTIONS)).code };
}

/** Minifies a script. @param code a whole script, whose top-level names are private to it */
export function minifyScript(code: string): string {
  return minifySync(code, { ...OPTIONS, toplevel: true }).code;
}
