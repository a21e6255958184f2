import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import type { Compiler } from "webpack";
import { sha256 } from "../../src/digest";
import { PACKS_FOLDER } from "../files/language-packs";
import { CONFIGURATION_INPUTS, digestInputs } from "../build-inputs.cjs";
import { configureSplitChunks } from "./split-chunks";
import { EMPTY_MODULES, REPLACED_MODULES } from "./replaced-modules";
import { ignoreStyleOrder, replaceBabelWithSwc, shortenAssetNames, type WebpackConfig } from "./webpack-rules";

const DEVELOP_ENTRIES = ["editor/develop/edit-link.ts", "gatsby/develop/error-overlay.ts"];

export function configureWebpack({ stage, actions, plugins, getConfig }: CreateWebpackConfigArgs): void {
  const isForBrowsers = stage === "build-javascript";
  actions.setWebpackConfig({
    resolve: {
      alias: {
        ...REPLACED_MODULES,
        ...(isForBrowsers ? EMPTY_MODULES : {}),
        "~language-packs": path.resolve(PACKS_FOLDER),
      },
    },
    plugins: isForBrowsers ? [deterministicBuildHash] : [],
    ...(isForBrowsers ? { devtool: false } : {}),
  });
  const config = getConfig() as WebpackConfig;
  for (const rule of config.module?.rules ?? []) shortenAssetNames(rule);
  ignoreStyleOrder(config);
  if (stage === "develop") addDevelopEntries(config);
  if (isForBrowsers) configureSplitChunks(config, plugins);
  if (isForBrowsers || stage === "build-html") {
    replaceBabelWithSwc(config);
    versionCache(config);
  }
  actions.replaceWebpackConfig(config);
}

function addDevelopEntries({ entry }: WebpackConfig): void {
  entry?.["commons"]?.push(...DEVELOP_ENTRIES.map((file) => path.resolve(file)));
}

/** Limits webpack's persistent cache to one configuration and one set of packages. */
function versionCache({ cache, plugins }: WebpackConfig): void {
  if (typeof cache !== "object") return;
  cache.version = digestInputs([...CONFIGURATION_INPUTS, "gatsby"]);
  cache.buildDependencies = { defaultWebpack: [] };
  plugins?.push(skipBuildDependencies);
}

/**
 * Keeps webpack from resolving its loaders' imports to validate its cache, which takes 13 of its 30 seconds in a cold build
 * (docs/decisions/0021-build-time.md). The lock file is part of the cache's version and covers them.
 */
const skipBuildDependencies = {
  apply({ hooks }: Compiler): void {
    hooks.afterCompile.tap("CacheByVersion", ({ buildDependencies }) => buildDependencies.clear());
  },
};

/**
 * Derives the build's hash, which is in every page, from the names of the assets and so from their hashes. webpack's own
 * hash also depends on its cache, and an edit of one page would change all documents (quality P).
 */
const deterministicBuildHash = {
  apply({ hooks }: Compiler): void {
    hooks.compilation.tap("BuildHash", (compilation) =>
      compilation.hooks.afterProcessAssets.tap("BuildHash", (assets) => {
        compilation.hash = sha256(Object.keys(assets).sort().join("\n")).slice(0, 16);
      }),
    );
  },
};
