import { realpathSync } from "node:fs";
import path from "node:path";

/** Files of Gatsby's runtime that the site replaces, by absolute path; each replacement says why (quality R13). */
export const REPLACED_MODULES = {
  [`${path.resolve(".cache/route-announcer-props.js")}$`]: path.resolve("src/layout/gatsby-announcer.ts"),
  [`${path.resolve(".cache/prefetch.js")}$`]: path.resolve("src/browser/prefetch.ts"),
};

/**
 * Modules that are empty in browsers: Gatsby's runtime for third-party scripts and for slices, which the site does not
 * have (7 KB), and what gatsby-plugin-offline does for its app shell (docs/decisions/0010-service-worker.md).
 */
export const EMPTY_MODULES = {
  "gatsby-script": false,
  [realpathSync("node_modules/gatsby/dist/internal-plugins/partytown")]: false,
  [`${path.resolve(".cache/slice.js")}$`]: false,
  [realpathSync("node_modules/gatsby-plugin-offline/gatsby-browser.js")]: false,
};
