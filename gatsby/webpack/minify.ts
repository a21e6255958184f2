import { type JsMinifyOptions, minify, minifySync } from "@swc/core";

/** React-intl calls them while it loads, without a mark that they are pure. */
const REACT_INTL_COMPONENTS = ["createFormattedComponent", "createFormattedDateTimePartsComponent"];

/** Browsers that run these scripts know ECMAScript 2020 (package.json: browserslist): shorter forms are allowed. */
const OPTIONS: JsMinifyOptions = {
  ecma: 2020,
  mangle: true,
  // Not `unsafe_arrows`: it makes arrows of functions that read `arguments`, which have none.
  compress: { ecma: 2020, passes: 4, keep_fargs: false, pure_funcs: REACT_INTL_COMPONENTS },
  format: { ecma: 2020, comments: false },
};

/** For webpack's Terser plugin (docs/decisions/0009-bytes.md). @param files one file: its code, by its name */
export async function minifyFile(files: Readonly<Record<string, string>>): Promise<{ code: string }> {
  const [code = ""] = Object.values(files);
  return { code: (await minify(code, OPTIONS)).code };
}

/** @param code a whole script whose top-level names no other script uses */
export function minifyScript(code: string): string {
  return minifySync(code, { ...OPTIONS, toplevel: true }).code;
}
