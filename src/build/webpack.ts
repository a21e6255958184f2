import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import type { Site } from "../routes/site";
import { nameBuildAfterItsFiles } from "./build-hash";
import { minifyFile } from "./minify";
import { shortenProperties } from "./property-names";
import { shortenNames, nameFonts } from "./short-names";
import { versionCache } from "./webpack-cache";
import type { WebpackConfig, WebpackRule } from "./webpack-config";

/** Where the language packs lie: made anew by every build. */
export const PACKS = ".cache/language-packs";

/** The parser of ICU messages stays out of the browser: messages come compiled (src/build/language-packs.ts). */
const NO_PARSER = "@formatjs/icu-messageformat-parser/no-parser.js";

/** What Gatsby's runtime brings for scripts of others, of which the site has none: 5.7 KB. Empty modules in the browser. */
const UNUSED = { "gatsby-script": false, "@builder.io/partytown/integration": false };

/**
 * Files of Gatsby's runtime that the site replaces, by their absolute path; each says why.
 */
const MENDED = Object.fromEntries(
  [
    ["route-announcer-props.js", "src/shell/gatsby-announcer.ts"],
    ["prefetch.js", "src/runtime/prefetch.ts"],
  ].map(([gatsbys, own]) => [path.resolve(".cache", `${gatsbys}`) + "$", path.resolve(`${own}`)]),
);

/** What stands in the place of modules in the built site, and not while `npm run develop` runs; each says why. */
const MENDED_WHEN_BUILT: readonly (readonly [RegExp, string])[] = [
  [/^\.\/loader(?:\.js)?$/u, path.resolve("src/runtime/prod-loader.ts")],
  [/^(?:\.|\.\.\/sections)\/section-components$/u, path.resolve("src/sections/section-chunks.ts")],
];

/** Where the scripts begin, and what it leads to. */
const ENTRY = path.resolve("src/runtime/entry.ts");
const GATSBYS_ENTRY = path.resolve(".cache/production-app");
const GATSBYS_LOADER = path.resolve(".cache/loader");

/**
 * Asks the browser to compile all functions while it loads the file, beside the page and not in its way: nearly all of them
 * run when React takes the page over (Chromium: explicit compile hints). To others it is a comment.
 */
const COMPILE_AT_ONCE = "# allFunctionsCalledOnLoad";

const IN_DEVELOP = ["edit-link.ts", "mistakes-overlay.ts"].map((file) => path.resolve("src/editor/develop", file));

export function configureWebpack({ stage, actions, plugins, getConfig }: CreateWebpackConfigArgs, site: Site): void {
  const canonicals = site.pages
    .filter(({ content }) => content.canonical !== undefined)
    .map(({ path: from, language, content }) => [from, site.find(language, content.canonical ?? "")?.path]);
  actions.setWebpackConfig({
    resolve: {
      alias: {
        ...MENDED,
        ...(stage === "build-javascript" ? UNUSED : {}),
        "~gatsby-app": GATSBYS_ENTRY,
        "~gatsby-loader": GATSBYS_LOADER,
        "~language-packs": path.resolve(PACKS),
        "@formatjs/icu-messageformat-parser$": NO_PARSER,
      },
    },
    plugins: [
      plugins.define({
        __SITE_URL__: JSON.stringify(site.company.siteUrl),
        __SITE_NAME__: JSON.stringify(site.company.name),
        __CANONICALS__: JSON.stringify(Object.fromEntries(canonicals)),
      }),
      ...(stage === "build-javascript"
        ? [
            ...MENDED_WHEN_BUILT.map(([file, own]) => plugins.normalModuleReplacement(file, own)),
            compileAtOnce(plugins),
            shortenProperties,
            nameBuildAfterItsFiles,
          ]
        : []),
    ],
    ...(stage === "build-javascript" ? { devtool: false } : {}),
  });
  const config = getConfig() as WebpackConfig;
  ignoreStyleOrder(config);
  nameFonts(config);
  if (stage === "develop") addForEditors(config);
  if (stage === "build-javascript" || stage === "build-html") {
    if (stage === "build-javascript") forBrowsers(config, plugins);
    compileQuickly(config);
    shortenNames(config);
    versionCache(config);
  }
  actions.replaceWebpackConfig(config);
}

/** Each page's link to its form, and mistakes over it, beside the entry of Gatsby's; nothing that is built imports them. */
function addForEditors({ entry }: WebpackConfig): void {
  const gatsbys = entry?.["commons"];
  if (entry && Array.isArray(gatsbys)) entry["commons"] = [...(gatsbys as string[]), ...IN_DEVELOP];
}

function forBrowsers(config: WebpackConfig, plugins: CreateWebpackConfigArgs["plugins"]): void {
  leavePolyfillsWhole(config);
  shareParts(config);
  if (config.output) Object.assign(config.output, OUTPUT);
  if (config.entry?.["app"]) config.entry["app"] = [ENTRY];
  if (config.optimization) config.optimization.minimizer = minimizers(plugins);
}

/** What is shared by three files or more is one file; what two have in common comes with both, and is not worth a third. */
function shareParts({ optimization }: WebpackConfig): void {
  const groups = optimization?.splitChunks?.cacheGroups;
  if (!groups) return;
  for (const gatsbys of ["commons", "shared", "framework", "lib"]) groups[gatsbys] = false;
  groups["parts"] = { name: "parts", chunks: "async", test: /[\\/]src[\\/].*\.tsx?$/u, minChunks: 3, enforce: true };
}

/** webpack's `PROCESS_ASSETS_STAGE_DEV_TOOLING`: what is minified loses its comments, and gets its hash later. */
const WHEN_MINIFIED = 500;

function compileAtOnce(plugins: CreateWebpackConfigArgs["plugins"]): unknown {
  return plugins.banner({ banner: `//${COMPILE_AT_ONCE}`, raw: true, test: /^app-/u, stage: WHEN_MINIFIED });
}

/** Of the hash in a file's name, which names 40 files: 40 bits. */
const DIGITS = 10;

const OUTPUT = {
  hashDigestLength: DIGITS,
  chunkLoadingGlobal: "chunks",
  // One rule of a host keeps them all for a year, however many sections there will be (src/hosting/caching.ts).
  chunkFilename: ({ chunk }: { chunk?: { name?: string } }) =>
    chunk?.name?.startsWith("section-") ? "static/sections/[name]-[contenthash].js" : "[name]-[contenthash].js",
};

function minimizers(plugins: CreateWebpackConfigArgs["plugins"]): unknown[] {
  // In this process: the minifier has threads of its own.
  return [plugins.minifyJs({ minify: minifyFile, parallel: false }), plugins.minifyCss()];
}

const COMPILER = path.resolve("src/build/compile-loader.cjs");

/** Out of these Gatsby takes the query, with Babel. */
const WITH_QUERY = /[\\/]template\.tsx$/u;

/**
 * All other code is compiled in a tenth of the time that Babel takes (docs/decisions/0021-large-sites.md). Gatsby's rule for
 * scripts takes TypeScript, too: its second one for that alone would compile each file once more.
 */
function compileQuickly({ module }: WebpackConfig): void {
  for (const rule of module?.rules ?? []) {
    const { test, use } = rule;
    if (typeof use !== "function" || !test?.test("a.tsx")) continue;
    const isSecond = !test.test("a.js");
    rule.use = (file) => {
      if (isSecond) return [];
      return WITH_QUERY.test(file.resource) ? (use as UseOf)(file) : [{ loader: COMPILER }];
    };
  }
}

type UseOf = Extract<WebpackRule["use"], (...args: never) => unknown>;

/** Styles of components do not depend on their order (docs/decisions/0009-bytes.md): warnings of it are noise. */
function ignoreStyleOrder({ plugins = [] }: WebpackConfig): void {
  for (const { constructor, options } of plugins) {
    if (constructor.name === "MiniCssExtractPlugin" && options) options.ignoreOrder = true;
  }
}

/** Gatsby cuts what is over 160 KB or shared into pieces, and the runtime of every first visit would name each of them. */
function leavePolyfillsWhole({ optimization }: WebpackConfig): void {
  if (optimization?.splitChunks) optimization.splitChunks.chunks = ({ name }) => !name?.startsWith("polyfill");
}
