import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import type { Site } from "../../src/site/site";
import { nameBuildAfterItsFiles } from "./build-hash";
import { cutIntoFiles } from "./chunks";
import { versionCache } from "./webpack-cache";
import type { WebpackConfig } from "./webpack-config";
import { compileQuickly, nameFiles } from "./webpack-rules";
import { writeModules } from "./write-modules";

/** Where the language packs lie: made anew by every build. */
export const PACKS = ".cache/language-packs";

/** The parser of ICU messages stays out of the browser: messages come compiled (gatsby/files/language-packs.ts). */
const NO_PARSER = "@formatjs/icu-messageformat-parser/no-parser.js";

/** What Gatsby's runtime brings for scripts of others, of which the site has none: 5.7 KB. Empty modules in the browser. */
const UNUSED = { "gatsby-script": false, [path.resolve("node_modules/gatsby/dist/internal-plugins/partytown")]: false };

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
  if (isForBrowsers) cutIntoFiles(config, plugins);
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
