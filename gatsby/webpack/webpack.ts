import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import type { Site } from "../../src/site/site";
import { nameBuildAfterItsFiles } from "./build-hash";
import { minifyFile } from "./minify";
import { versionCache } from "./webpack-cache";
import type { WebpackConfig } from "./webpack-config";
import { compileQuickly, nameFiles } from "./webpack-rules";
import { writeModules } from "./write-modules";

/** Where the language packs lie: made anew by every build. */
export const PACKS = ".cache/language-packs";

/** The parser of ICU messages stays out of the browser: messages come compiled (gatsby/files/language-packs.ts). */
const NO_PARSER = "@formatjs/icu-messageformat-parser/no-parser.js";

/** What Gatsby's runtime brings for scripts of others, of which the site has none: 5.7 KB. Empty modules in the browser. */
const UNUSED = { "gatsby-script": false, "@builder.io/partytown/integration": false };

/** Files of Gatsby's runtime that the site replaces, by their absolute path; each says why. */
const MENDED = {
  [`${path.resolve(".cache/route-announcer-props.js")}$`]: path.resolve("src/layout/gatsby-announcer.ts"),
  [`${path.resolve(".cache/prefetch.js")}$`]: path.resolve("src/browser/prefetch.ts"),
};

const IN_DEVELOP = ["editor/develop/edit-link.ts", "gatsby/develop/mistakes-overlay.ts"].map((file) =>
  path.resolve(file),
);

export function configureWebpack({ stage, actions, plugins, getConfig }: CreateWebpackConfigArgs, site: Site): void {
  const canonicals = site.pages
    .filter(({ content }) => content.canonical !== undefined)
    .map(({ path: from, language, content }) => [from, site.find(language, content.canonical ?? "")?.path]);
  const isForBrowsers = stage === "build-javascript";
  actions.setWebpackConfig({
    resolve: {
      alias: {
        ...MENDED,
        ...(isForBrowsers ? UNUSED : {}),
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
      ...(isForBrowsers ? [nameBuildAfterItsFiles, writeModules("public")] : []),
    ],
    ...(isForBrowsers ? { devtool: false } : {}),
  });
  const config = getConfig() as WebpackConfig;
  for (const rule of config.module?.rules ?? []) nameFiles(rule);
  if (stage === "develop") addForEditors(config);
  if (isForBrowsers) forBrowsers(config, plugins);
  if (isForBrowsers || stage === "build-html") {
    compileQuickly(config);
    versionCache(config);
  }
  actions.replaceWebpackConfig(config);
}

/** Each page's link to its form, and mistakes over it, beside the entry of Gatsby's; nothing that is built imports them. */
function addForEditors({ entry }: WebpackConfig): void {
  const gatsbys = entry?.["commons"];
  if (entry && Array.isArray(gatsbys)) entry["commons"] = [...(gatsbys as string[]), ...IN_DEVELOP];
}

/**
 * Styles come with the code that imports them, and what is shared by three files or more is one file
 * (docs/decisions/0009-bytes.md). Gatsby would put all styles into one file, and cut large polyfills into pieces.
 */
function forBrowsers({ optimization, output, plugins: all = [] }: WebpackConfig, plugins: Plugins): void {
  const { splitChunks } = optimization ?? {};
  if (!optimization || !splitChunks) return;
  splitChunks.chunks = ({ name }) => !name?.startsWith("polyfill");
  splitChunks.cacheGroups = {
    default: false,
    defaultVendors: false,
    parts: { name: "parts", chunks: "async", test: /[\\/]src[\\/].*\.tsx?$/u, minChunks: 3, enforce: true },
    styles: { name: "parts", chunks: "async", test: EVERYWHERE, enforce: true },
    // A few lines, which are not worth a request of the page that most visits begin with.
    home: { name: "parts", chunks: "async", test: /[\\/]templates[\\/]home[\\/]/u, enforce: true },
  };
  // In this process: the minifier has threads of its own.
  optimization.minimizer = [plugins.minifyJs({ minify: minifyFile, parallel: false }), plugins.minifyCss()];
  Object.assign(output ?? {}, { hashDigestLength: 10, chunkLoadingGlobal: "chunks" });
  // Styles of components do not depend on their order: warnings of it are noise.
  for (const { constructor, options } of all)
    if (constructor.name === "MiniCssExtractPlugin" && options) options.ignoreOrder = true;
}

type Plugins = CreateWebpackConfigArgs["plugins"];

/** Styles of what stands on nearly all pages. Those of other components come with each section and template that has them. */
const EVERYWHERE =
  /[\\/]components[\\/](?:button-link|closing-band|crumbs|page-hero|passes|picture|prose|section-head|stub)[\\/].*\.css/u;
