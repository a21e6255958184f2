import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import type { Site } from "../routes/site";

/** Where the language packs lie: made anew by every build. */
export const PACKS = ".cache/language-packs";

/** The parser of ICU messages stays out of the browser: messages come compiled (src/build/language-packs.ts). */
const NO_PARSER = "@formatjs/icu-messageformat-parser/no-parser.js";

export function configureWebpack({ stage, actions, plugins, getConfig }: CreateWebpackConfigArgs, site: Site): void {
  const canonicals = site.pages
    .filter(({ content }) => content.canonical !== undefined)
    .map(({ path: from, language, content }) => [from, site.find(language, content.canonical ?? "")?.path]);
  actions.setWebpackConfig({
    resolve: { alias: { "~language-packs": path.resolve(PACKS), "@formatjs/icu-messageformat-parser$": NO_PARSER } },
    plugins: [
      plugins.define({
        __SITE_URL__: JSON.stringify(site.company.siteUrl),
        __CANONICALS__: JSON.stringify(Object.fromEntries(canonicals)),
      }),
    ],
    ...(stage === "build-javascript" ? { devtool: false } : {}),
  });
  if (stage === "build-javascript") actions.replaceWebpackConfig(splitStyles(getConfig() as WebpackConfig));
}

interface WebpackConfig {
  optimization?: { splitChunks?: { cacheGroups?: Record<string, unknown> } };
}

/** Gatsby puts the styles of all pages into one file and that file into every page; here a page gets its own only. */
function splitStyles(config: WebpackConfig): WebpackConfig {
  const groups = config.optimization?.splitChunks?.cacheGroups;
  if (groups) groups["styles"] = false;
  return config;
}
