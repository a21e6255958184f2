/** A line per hook: each leads to one file in src/build. */
import type { GatsbyNode } from "gatsby";
import { afterBuild } from "./src/build/after-build";
import { writeCalendarFiles } from "./src/build/calendar-files";
import { createCataloguePages, createPages as createAllPages } from "./src/build/create-pages";
import { writeIcons } from "./src/build/icons/write-icons";
import { writeLanguagePacks } from "./src/build/language-packs";
import { writeForMachines } from "./src/build/for-machines";
import { loadFor } from "./src/build/load-site";
import { forgetImages, pageImage, startImages } from "./src/build/page-image";
import { pictureFiles, withImages } from "./src/build/pictures";
import { encodeQuickly } from "./src/build/quick-encoders";
import { createSchema } from "./src/build/schema";
import { writeSitemap } from "./src/build/sitemap";
import { NO_SHARE_PICTURES, writeSharePictures } from "./src/build/share-picture/write-share-pictures";
import { sourceNodes as sourceAllNodes } from "./src/build/source-nodes";
import { watchContent } from "./src/build/watch-content";
import { configureWebpack, PACKS } from "./src/build/webpack";
import type { CataloguePage } from "./src/catalogue/catalogue";
import { contactEndpoint } from "./src/contact/endpoint";
import { compressFiles } from "./src/hosting/compress";
import { writeHosting } from "./src/hosting/write-hosting";
import type { Site } from "./src/routes/site";

let site: Site;
let catalogue: CataloguePage[];

const load = () => ({ site, catalogue } = loadFor(process.env["NODE_ENV"]));

export const onPreInit: GatsbyNode["onPreInit"] = () => encodeQuickly();

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
  try {
    load();
  } catch (error) {
    reporter.panic(error instanceof Error ? error.message : String(error));
  }
  writeLanguagePacks(site, PACKS);
  await writeIcons("public");
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = (args) => createSchema(args);

export const sourceNodes: GatsbyNode["sourceNodes"] = (args) => {
  sourceAllNodes(args, site);
  if (process.env["NODE_ENV"] !== "development") return;
  watchContent(() => {
    load();
    forgetImages();
    writeLanguagePacks(site, PACKS);
    sourceAllNodes(args, site);
  }, args.reporter);
};

export const createPages: GatsbyNode["createPages"] = async (args) => {
  createAllPages(args, site);
  const { reporter, cache } = args;
  const tools = { reporter, cache, pathPrefix: "" };
  // Not waited for: the jobs run beside webpack's work.
  if (process.env["NODE_ENV"] === "production") void startImages(pictureFiles(site), tools);
  const imageOf = ({ file }: { file: string }) => pageImage(file, tools);
  createCataloguePages(args, await withImages(catalogue, imageOf));
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) => configureWebpack(args, site);

export const onPostBuild: GatsbyNode["onPostBuild"] = async () => {
  afterBuild(site, "public");
  if (!process.env[NO_SHARE_PICTURES]) await writeSharePictures(site, "public");
  writeCalendarFiles(site, "public");
  await writeSitemap(site, "public");
  writeForMachines(site, "public");
  // Last: the rules name what stands in the pages, and every text gets its compressed copies.
  writeHosting(site, "public", contactEndpoint(site.company));
  await compressFiles("public");
};
