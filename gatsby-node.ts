/** A line per hook: each leads to one file in src/build. */
import type { GatsbyNode } from "gatsby";
import { afterBuild } from "./src/build/after-build";
import { writeCalendarFiles } from "./src/build/calendar-files";
import { createCataloguePages, createPages as createAllPages } from "./src/build/create-pages";
import { writeIcons } from "./src/build/icons/write-icons";
import { writeLanguagePacks } from "./src/build/language-packs";
import { writeForMachines } from "./src/build/for-machines";
import { loadFor } from "./src/build/load-site";
import { pageImage, updatePictures } from "./src/build/page-image";
import { pictureFiles, withImages } from "./src/build/pictures";
import { createSchema } from "./src/build/schema";
import { writeSitemap } from "./src/build/sitemap";
import { beginSharePictures } from "./src/build/share-picture/begin";
import { writeSheets } from "./src/build/sheets/write-sheets";
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
let pictures: Promise<void> | undefined;
let sharePictures: Promise<void> | undefined;

function load(): void {
  ({ site, catalogue } = loadFor(process.env["NODE_ENV"]));
  const examples = catalogue.flatMap(({ sections }) => sections.map(({ view }) => view));
  pictures = updatePictures(pictureFiles([...site.pages, ...examples]), "public");
}

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
  try {
    load();
  } catch (error) {
    reporter.panic(error instanceof Error ? error.message : String(error));
  }
  writeLanguagePacks(site, PACKS);
  await writeIcons("public");
  if (process.env["NODE_ENV"] === "development") await pictures;
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = (args) => createSchema(args);

export const sourceNodes: GatsbyNode["sourceNodes"] = (args) => {
  sourceAllNodes(args, site);
  if (process.env["NODE_ENV"] !== "development") return;
  watchContent(() => {
    load();
    writeLanguagePacks(site, PACKS);
    sourceAllNodes(args, site);
  }, args.reporter);
};

export const createPages: GatsbyNode["createPages"] = async (args) => {
  createAllPages(args, site);
  const imageOf = ({ file }: { file: string }) => pageImage(file, { ...args, pathPrefix: "" });
  createCataloguePages(args, await withImages(catalogue, imageOf));
  if (process.env["NODE_ENV"] === "production") sharePictures = beginSharePictures(site, "public");
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) => configureWebpack(args, site);

export const onPostBuild: GatsbyNode["onPostBuild"] = async () => {
  afterBuild(site, "public");
  await Promise.all([pictures, sharePictures]);
  writeCalendarFiles(site, "public");
  await writeSheets(site, "public");
  await writeSitemap(site, "public");
  writeForMachines(site, "public");
  // Last: the rules name what stands in the pages, and every text gets its compressed copies.
  writeHosting(site, "public", contactEndpoint(site.company));
  await compressFiles("public");
};
