/** A line per hook: each leads to one file in src/build. */
import type { GatsbyNode } from "gatsby";
import { afterBuild } from "./src/build/after-build";
import { createPages as createAllPages } from "./src/build/create-pages";
import { writeLanguagePacks } from "./src/build/language-packs";
import { loadSite } from "./src/build/load-site";
import { forgetImages } from "./src/build/page-image";
import { createSchema } from "./src/build/schema";
import { sourceNodes as sourceAllNodes } from "./src/build/source-nodes";
import { watchContent } from "./src/build/watch-content";
import { configureWebpack, PACKS } from "./src/build/webpack";
import type { Site } from "./src/routes/site";

let site: Site;

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ reporter }) => {
  try {
    site = loadSite();
  } catch (error) {
    reporter.panic(error instanceof Error ? error.message : String(error));
  }
  writeLanguagePacks(site, PACKS);
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = (args) => createSchema(args);

export const sourceNodes: GatsbyNode["sourceNodes"] = (args) => {
  sourceAllNodes(args, site);
  if (process.env["NODE_ENV"] !== "development") return;
  watchContent(() => {
    site = loadSite();
    forgetImages();
    writeLanguagePacks(site, PACKS);
    sourceAllNodes(args, site);
  }, args.reporter);
};

export const createPages: GatsbyNode["createPages"] = (args) => createAllPages(args, site);

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) => configureWebpack(args, site);

export const onPostBuild: GatsbyNode["onPostBuild"] = () => afterBuild(site, "public");
