import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import type { Compiler } from "webpack";
import { CONFIGURATION, digestOf } from "../build-inputs.cjs";
import { nameBuildAfterItsFiles } from "./build-hash";
import { cutIntoFiles } from "./chunks";
import { EMPTY_MODULES, REPLACED_MODULES } from "./replaced-modules";
import type { WebpackConfig } from "./webpack-config";
import { compileQuickly, forgetEnvironment, nameFiles } from "./webpack-rules";
import { writeModules } from "./write-modules";

/** The folder of the language packs, which every build writes. */
export const PACKS = ".cache/language-packs";

/** Messages are compiled (gatsby/files/language-packs.ts), so the browser needs no parser of ICU messages. */
const NO_PARSER = "@formatjs/icu-messageformat-parser/no-parser.js";

const IN_DEVELOP = ["editor/develop/edit-link.ts", "gatsby/develop/mistakes-overlay.ts"].map((file) =>
  path.resolve(file),
);

export function configureWebpack({ stage, actions, plugins, getConfig }: CreateWebpackConfigArgs): void {
  const isForBrowsers = stage === "build-javascript";
  actions.setWebpackConfig({
    resolve: {
      alias: {
        ...REPLACED_MODULES,
        ...(isForBrowsers ? EMPTY_MODULES : {}),
        "~language-packs": path.resolve(PACKS),
        "@formatjs/icu-messageformat-parser$": NO_PARSER,
      },
    },
    plugins: isForBrowsers ? [nameBuildAfterItsFiles, writeModules("public")] : [],
    ...(isForBrowsers ? { devtool: false } : {}),
  });
  const config = getConfig() as WebpackConfig;
  for (const rule of config.module?.rules ?? []) nameFiles(rule);
  if (stage === "develop") addForEditors(config);
  if (isForBrowsers) cutIntoFiles(config, plugins);
  if (isForBrowsers || stage === "build-html") {
    compileQuickly(config);
    if (!isForBrowsers) forgetEnvironment(config);
    versionCache(config);
  }
  actions.replaceWebpackConfig(config);
}

/** Adds each page's link to its form, and the overlay of mistakes, to Gatsby's entry. */
function addForEditors({ entry }: WebpackConfig): void {
  const gatsbys = entry?.["commons"];
  if (entry && Array.isArray(gatsbys)) entry["commons"] = [...(gatsbys as string[]), ...IN_DEVELOP];
}

/** The persistent cache is valid for one configuration and one set of packages. */
function versionCache({ cache, plugins }: WebpackConfig): void {
  if (typeof cache !== "object") return;
  cache.version = digestOf([...CONFIGURATION, "gatsby"]);
  cache.buildDependencies = { defaultWebpack: [] };
  plugins?.push(forgetBuildDependencies);
}

/**
 * webpack would resolve its loaders' imports, file by file, to validate its cache: 13 of a cold build's 30 seconds in
 * it (docs/performance.md). The lock file, part of the version, covers them.
 */
const forgetBuildDependencies = {
  apply({ hooks }: Compiler): void {
    hooks.afterCompile.tap("CacheByVersion", ({ buildDependencies }) => buildDependencies.clear());
  },
};
