import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyCache } from "gatsby";
import sharp from "sharp";
import { sha256 } from "../../../src/digest";
import { SHARE_PICTURE } from "../../../src/layout/head/share-picture";
import { forEachConcurrently } from "../../../src/for-each-concurrently";
import type { Site } from "../../../src/site/site";
import { memoize } from "../../../src/memoize";
import { removeStaleFiles } from "../../remove-stale-files";
import { PICTURE_PANEL } from "./card-text";
import { cropPicture } from "./crop-picture";
import { drawCard } from "./draw-card";
import { loadFonts } from "./fonts";
import { type ShareCard, createShareCard } from "./share-card";

type Cache = Pick<GatsbyCache, "get" | "set">;

/** Lossless: a palette takes five times as long as all steps together. Level 7 takes twice as long for a fifth less. */
const PNG = { compressionLevel: 4 };

/**
 * Writes `share.png` beside every page but the error pages, and removes those of removed pages. @throws naming the page
 * @param cache Gatsby's cache, which is empty after a change of code: the picture of an unchanged card stays
 */
export async function writeSharePictures(site: Site, folder: string, cache: Cache): Promise<void> {
  const draw = createDrawing();
  const current: string[] = [];
  const write = async (target: string, card: ShareCard) => {
    const digest = sha256(JSON.stringify(card), card.picture ? readFileSync(card.picture) : "");
    if (existsSync(target) && (await cache.get(target)) === digest) return;
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, await draw(card));
    await cache.set(target, digest);
  };
  const pages = site.pages.filter(({ kind }) => kind !== "notice");
  await forEachConcurrently(pages, async (page) => {
    const target = path.resolve(folder, `.${page.path}`, SHARE_PICTURE.file);
    current.push(target);
    await write(target, createShareCard(site, page)).catch((error: Error) => {
      throw new Error(`${page.path}${SHARE_PICTURE.file} can't be drawn: ${error.message}`);
    });
  });
  removeStaleFiles(folder, SHARE_PICTURE.file, current);
}

function createDrawing(): (card: ShareCard) => Promise<Buffer> {
  // Both languages crop a picture equally.
  const crop = memoize((key: string) => {
    const [picture, focus] = JSON.parse(key) as [string, ShareCard["focus"]];
    return cropPicture(readFileSync(picture), PICTURE_PANEL, focus);
  });
  return async (card) => {
    const drawing = sharp(Buffer.from(await drawCard(card, await loadFonts()))).removeAlpha();
    if (card.picture) {
      const input = await crop(JSON.stringify([card.picture, card.focus]));
      drawing.composite([{ input, left: PICTURE_PANEL.left, top: 0 }]);
    }
    return drawing.png(PNG).toBuffer();
  };
}
