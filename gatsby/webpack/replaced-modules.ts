import { realpathSync } from "node:fs";
import path from "node:path";

/** Replaced modules: two files of Gatsby's runtime by absolute path, a package by name (quality R13). */
export const REPLACED_MODULES = {
  // e2e/navigation.spec.ts fails without it.
  [`${path.resolve(".cache/route-announcer-props.js")}$`]: path.resolve(
    "src/browser/replaced/route-announcer-props.ts",
  ),
  // e2e/visits/pages.spec.ts fails without it, in Firefox.
  [`${path.resolve(".cache/prefetch.js")}$`]: path.resolve("src/browser/replaced/prefetch.ts"),
  // gatsby/files/language-packs.ts compiles messages: `npm run check:size` fails with their parser in the bundle.
  "@formatjs/icu-messageformat-parser$": "@formatjs/icu-messageformat-parser/no-parser.js",
};

/**
 * Modules that are empty in browsers: Gatsby's unused runtime for third-party scripts and slices (7 KB: `npm run
 * check:size` fails), and gatsby-plugin-offline's code for its app shell (e2e/service-worker.spec.ts).
 */
export const EMPTY_MODULES = {
  "gatsby-script": false,
  [realpathSync("node_modules/gatsby/dist/internal-plugins/partytown")]: false,
  [`${path.resolve(".cache/slice.js")}$`]: false,
  [realpathSync("node_modules/gatsby-plugin-offline/gatsby-browser.js")]: false,
};
