/** How Gatsby's rules are changed: what things are called, who compiles them, and what decides that it is done anew. */
import { readFileSync } from "node:fs";
import { browserslist } from "../../package.json";
import type { WebpackConfig, WebpackRule } from "./webpack-config";

/** Names stand in every page: five letters for a class; eight digits for a font, which is a file however small. */
export function shortenAssetNames({ test, oneOf = [], use }: WebpackRule): void {
  for (const rule of oneOf) shortenAssetNames(rule);
  for (const { options } of Array.isArray(use) ? use : []) {
    if (options?.modules?.localIdentName) options.modules.localIdentName = "[hash:base64:5]";
    if (options && test?.test("font.woff2"))
      Object.assign(options, { name: "static/[name]-[hash:8].[ext]", limit: false });
  }
}

/** Compiles TypeScript and JSX, and syntax only where a browser of package.json lacks it. */
const SWC = {
  env: { targets: browserslist, bugfixes: true },
  jsc: { parser: { syntax: "typescript", tsx: true }, transform: { react: { runtime: "automatic" } } },
};

/** Gatsby removes queries from code with Babel. */
const hasQuery = ({ resource }: { resource: string }) =>
  /\.tsx?$/u.test(resource) && readFileSync(resource, "utf8").includes("graphql`");

/**
 * swc takes a tenth of Babel's time (docs/decisions/0021-large-sites.md). Gatsby's rule for scripts also matches
 * TypeScript: its second rule would compile each file twice.
 */
export function replaceBabelWithSwc({ module }: WebpackConfig): void {
  for (const rule of module?.rules ?? []) {
    const { test, use: gatsbys } = rule;
    if (typeof gatsbys !== "function" || !test?.test("a.tsx")) continue;
    const isSecond = !test.test("a.js");
    rule.use = (file) => (isSecond ? [] : hasQuery(file) ? gatsbys(file) : [{ loader: "swc-loader", options: SWC }]);
  }
}

/** What Gatsby itself sets, and what is meant for it. */
const GATSBY_VARIABLES = /^process\.env\.(?:NODE_ENV|PUBLIC_DIR|BUILD_STAGE|CYPRESS_SUPPORT|GATSBY_)/u;

/**
 * Gatsby writes the whole environment into the renderer's code, and webpack compiles each of its modules anew where one
 * variable is another: in CI the number of the run is. No page reads them; what a file `.env` declares stays.
 */
export function removeUnusedEnvDefinitions({ plugins }: WebpackConfig): void {
  for (const { definitions = {} } of plugins ?? [])
    for (const name of Object.keys(process.env).map((variable) => `process.env.${variable}`))
      if (!GATSBY_VARIABLES.test(name)) delete (definitions as Record<string, unknown>)[name];
}
