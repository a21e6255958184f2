/** Gatsby's hooks in Node.js, exported by gatsby-node.ts. */
import type { GatsbyNode } from "gatsby";
import { writeRedirectsAndErrorPages } from "./after-build";
import { writeCalendarFiles } from "./files/calendar-files";
import { createCataloguePages, createPages as createAllPages, deleteAppShell } from "./create-pages";
import { readInlineScript, writeInlineScript } from "./html/inline-scripts";
import { writeLanguagePacks } from "./files/language-packs";
import { writeFeeds } from "./files/feeds/write-feeds";
import { loadSiteForEnvironment } from "./load-site";
import { createPageImage, updatePictures } from "./images/page-image";
import { createPrintStylesheet, splitPrintRules } from "./html/print-styles";
import { findPictures, listPictureFiles, withImages } from "./images/pictures";
import { createSchema } from "./schema";
import { writeRobotsTxt, writeSitemap } from "./files/sitemap";
import { writeSharePictures } from "./images/share-picture/write-share-pictures";
import { writeStrategy } from "./files/service-worker";
import { writeSheets } from "./files/sheets";
import { buildInlineScript } from "./bundle-script";
import { sourceNodes as sourceAllNodes } from "./source-nodes";
import { watchContent } from "./develop/watch-content";
import { writeIfChanged } from "../src/write-if-changed";
import { configureWebpack } from "./webpack/webpack";
import type { CataloguePage } from "../src/model/page-view";
import { contactEndpoint } from "../src/contact/endpoint";
import { compressFiles } from "../src/hosting/compress";
import { readStyles } from "../src/hosting/build-files";
import { writeHosting } from "../src/hosting/write-hosting";
import type { Site } from "../src/site/site";

let site: Site;
let catalogue: CataloguePage[];

function loadSite(): void {
  ({ site, catalogue } = loadSiteForEnvironment(process.env["NODE_ENV"]));
  const examples = catalogue.flatMap(({ sections }) => sections.map(({ view }) => view));
  updatePictures(listPictureFiles([...site.pages, ...examples]), "public");
}

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
  try {
    loadSite();
  } catch (error) {
    reporter.panic(error instanceof Error ? error.message : String(error));
  }
  writeStrategy();
  await writeLanguagePacks(site);
  writeInlineScript("early", buildInlineScript("early"));
  writeInlineScript("redirect", buildInlineScript("redirect"));
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = (args) => createSchema(args);

export const sourceNodes: GatsbyNode["sourceNodes"] = (args) => {
  sourceAllNodes(args, site);
  if (process.env["NODE_ENV"] !== "development") return;
  watchContent(async () => {
    loadSite();
    await writeLanguagePacks(site);
    sourceAllNodes(args, site);
  }, args.reporter);
};

export const createPages: GatsbyNode["createPages"] = async (args) => {
  createAllPages(args, site);
  const imageOf = ({ file }: { file: string }) => createPageImage(file, args);
  createCataloguePages(args, await withImages(catalogue, imageOf));
  if (process.env["NODE_ENV"] !== "production") return;
  // Queries would create them after webpack, which leaves a processor idle.
  await Promise.all(findPictures(site.pages.map(({ content }) => content)).map(imageOf));
};

export const onCreatePage: GatsbyNode["onCreatePage"] = (args) => deleteAppShell(args);

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) => configureWebpack(args);

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ cache }) => {
  writeRedirectsAndErrorPages(site, "public", readInlineScript("redirect"));
  writeCalendarFiles(site, "public");
  writeSheets(site, "public");
  await writeSitemap(site, "public");
  writeRobotsTxt(site, "public");
  writeFeeds(site, "public");
  const styles = readStyles("public");
  const print = createPrintStylesheet(styles);
  writeIfChanged(`public/${print.name}`, print.css);
  const inline = {
    scripts: [readInlineScript("early"), readInlineScript("redirect")],
    styles: styles.map((css) => splitPrintRules(css).screen),
  };
  writeHosting(site, "public", { contactEndpoint: contactEndpoint(site.company), inline });
  // The last step, because every text file gets compressed copies. Drawing beside webpack takes as long.
  await Promise.all([compressFiles("public"), writeSharePictures(site, "public", cache)]);
};
