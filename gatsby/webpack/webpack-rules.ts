/** Changes to Gatsby's webpack configuration: asset names, order of styles, swc in place of Babel. */
import { readFileSync } from "node:fs";
import { browserslist } from "../../package.json";

/** The fields of webpack's configuration that the site changes. */
export interface WebpackConfig {
  entry?: Record<string, string[]>;
  plugins?: { constructor: { name: string }; options?: object; runtimeOptions?: object }[];
  output?: { [name: string]: unknown };
  optimization?: {
    minimizer?: unknown[];
    splitChunks?: { chunks?: (chunk: { name?: string | null }) => boolean; cacheGroups?: Record<string, unknown> };
  };
  module?: { rules?: WebpackRule[] };
  cache?: boolean | { version?: string; buildDependencies?: Record<string, string[]> };
}

interface WebpackRule {
  test?: RegExp;
  oneOf?: WebpackRule[];
  use?:
    | { options?: { modules?: { localIdentName?: string }; name?: string; limit?: number | false } }[]
    | ((file: { resource: string }) => unknown);
}

/** Shortens class names and hashes, which are part of every page. Fonts stay files, however small they are. */
export function shortenAssetNames({ test, oneOf = [], use }: WebpackRule): void {
  for (const rule of oneOf) shortenAssetNames(rule);
  for (const { options } of Array.isArray(use) ? use : []) {
    if (options?.modules?.localIdentName) options.modules.localIdentName = "[hash:base64:5]";
    if (options && test?.test("font.woff2"))
      Object.assign(options, { name: "static/[name]-[hash:8].[ext]", limit: false });
  }
}

/** Silences "Conflicting order" in `npm run develop`. No rule depends on the order (e2e/style-order.spec.ts). */
export function ignoreStyleOrder({ plugins }: WebpackConfig): void {
  for (const { constructor, options } of plugins ?? [])
    if (constructor.name === "MiniCssExtractPlugin") Object.assign(options ?? {}, { ignoreOrder: true });
}

/** Options of swc: it compiles TypeScript, JSX, and syntax that a browser of package.json's browserslist lacks. */
const SWC = {
  env: { targets: browserslist, bugfixes: true },
  jsc: { parser: { syntax: "typescript", tsx: true }, transform: { react: { runtime: "automatic" } } },
};

/** Checks whether a file has a query, which Gatsby removes from the code with Babel. */
const hasQuery = ({ resource }: { resource: string }) =>
  /\.tsx?$/u.test(resource) && readFileSync(resource, "utf8").includes("graphql`");

/**
 * Replaces Babel by swc, which takes a tenth of its time (docs/decisions/0009-chunks.md). Gatsby's rule for scripts
 * matches TypeScript, too: its second rule would compile each file twice.
 */
export function replaceBabelWithSwc({ module }: WebpackConfig): void {
  for (const rule of module?.rules ?? []) {
    const { test, use: gatsbyLoaders } = rule;
    if (typeof gatsbyLoaders !== "function" || !test?.test("a.tsx")) continue;
    const isSecond = !test.test("a.js");
    rule.use = (file) =>
      isSecond ? [] : hasQuery(file) ? gatsbyLoaders(file) : [{ loader: "swc-loader", options: SWC }];
  }
}
