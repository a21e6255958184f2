/** How Gatsby's rules for files are changed: what things are called, and who compiles them. */
import { browserslist } from "../../package.json";
import type { WebpackConfig, WebpackRule } from "./webpack-config";

/** Names stand in every page: five letters for a class; eight digits for a font, which is a file however small. */
export function nameFiles({ test, oneOf = [], use }: WebpackRule): void {
  for (const rule of oneOf) nameFiles(rule);
  for (const { options } of Array.isArray(use) ? use : []) {
    if (options?.modules?.localIdentName) options.modules.localIdentName = "[hash:base64:5]";
    if (options && test?.test("font.woff2"))
      Object.assign(options, { name: "static/[name]-[hash:8].[ext]", limit: false });
  }
}

/** Types are taken out, JSX becomes calls, and what all browsers of package.json know stays as it is. */
const SWC = {
  env: { targets: browserslist, bugfixes: true },
  jsc: { parser: { syntax: "typescript", tsx: true }, transform: { react: { runtime: "automatic" } } },
};

/** Out of these Gatsby takes the query, with Babel. */
const WITH_QUERY = /[\\/]template\.tsx$/u;

/**
 * All other code is compiled in a tenth of the time that Babel takes (docs/decisions/0021-large-sites.md). Gatsby's rule for
 * scripts takes TypeScript, too: its second one for that alone would compile each file once more.
 */
export function compileQuickly({ module }: WebpackConfig): void {
  for (const rule of module?.rules ?? []) {
    const { test, use: gatsbys } = rule;
    if (typeof gatsbys !== "function" || !test?.test("a.tsx")) continue;
    const isSecond = !test.test("a.js");
    rule.use = (file) => (isSecond ? [] : WITH_QUERY.test(file.resource) ? gatsbys(file) : [{ loader: "swc-loader", options: SWC }]);
  }
}
