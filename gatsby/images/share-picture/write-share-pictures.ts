import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { digestOf } from "../../build-inputs.cjs";
import { removeOthers } from "../../remove-others";
import { SHARE_PICTURE } from "../../../src/head/share-picture";
import { forEachConcurrently } from "../../../src/hosting/for-each-concurrently";
import { isUpToDate } from "../../../src/hosting/up-to-date";
import { LANGUAGES } from "../../../src/i18n/languages";
import type { Site } from "../../../src/site/site";
import { TOKENS } from "../../../src/styles/inks";
import { memoize } from "../../memoize";
import { type ShareCard, shareCardOf } from "./share-card";
import { drawCard, PANEL } from "./draw-card";
import { cutToPanel } from "./panel";
import { FONT, openTypeface } from "./typeface";

/** By digest; `gatsby clean` leaves it alone. */
const CACHE = ".pictures/share-pictures";

/** Lossless: a palette takes five times as long as everything else, for half the bytes (measured 2026-11-22). */
const PNG = { compressionLevel: 7 };

/** webpack works beside them; once it is done, thousands of them have two cores. */
const AT_ONCE = 2;

/** Everything that decides how a card is drawn, for the cache key. */
const DRAWN_BY = [
  "gatsby/images/share-picture",
  "src/head/share-picture.ts",
  "src/styles/inks.ts",
  TOKENS,
  FONT,
  "package-lock.json",
];

/** Whose picture is drawn, and what it shows: plain data, for another thread. */
export interface SharePicture {
  /** The page's path. */
  path: string;
  card: ShareCard;
}

/** @returns a picture for every page but those for missing pages. */
export function sharePicturesOf(site: Site): SharePicture[] {
  const pages = site.pages.filter(({ kind }) => kind !== "notice");
  return pages.map((page) => ({ path: page.path, card: shareCardOf(site, page) }));
}

/**
 * Writes `share.png` beside every page, from the cache where possible, and removes those of pages that are gone.
 * @throws where a title has no room, or a picture can't be read; the message names the page
 */
export async function writeSharePictures(
  pictures: readonly SharePicture[],
  folder: string,
  cache = CACHE,
): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const draw = drawer(cache);
  const [drawn, written] = [new Set<string>(), new Set<string>()];
  const write = async ({ path: page, card }: SharePicture) => {
    const target = path.join(folder, page, SHARE_PICTURE.file);
    const file = await draw(card).catch((error: Error) => {
      throw new Error(`${target} can't be drawn: ${error.message}`);
    });
    copyIfNew(file, target);
    drawn.add(path.resolve(file));
    written.add(path.resolve(target));
  };
  await forEachConcurrently(pictures, write, AT_ONCE);
  removeOthers(cache, ".png", drawn);
  for (const language of LANGUAGES) removeOthers(path.join(folder, language), SHARE_PICTURE.file, written);
}

function copyIfNew(cached: string, target: string): void {
  const { size, atime, mtime } = statSync(cached);
  if (isUpToDate(target, mtime) && statSync(target).size === size) return;
  mkdirSync(path.dirname(target), { recursive: true });
  copyFileSync(cached, target);
  utimesSync(target, atime, mtime);
}

/** @returns a function that gives the file in the cache which holds a card's picture. */
function drawer(cache: string): (card: ShareCard) => Promise<string> {
  const drawnBy = digestOf(DRAWN_BY);
  // A page's picture is read, and cut, once for both languages.
  const artOf = memoize((picture) => digestOf([picture]));
  const panelOf = memoize((cut) => {
    const [picture, hold] = JSON.parse(cut) as [string, ShareCard["hold"]];
    return cutToPanel(readFileSync(picture), hold);
  });
  const typeface = memoize(openTypeface);
  return async (card) => {
    const key = [drawnBy, PNG, card, card.picture && artOf(card.picture)];
    const file = path.join(cache, `${createHash("sha256").update(JSON.stringify(key)).digest("hex")}.png`);
    if (existsSync(file)) return file;
    const layers = card.picture
      ? [{ input: await panelOf(JSON.stringify([card.picture, card.hold])), left: PANEL.left, top: 0 }]
      : [];
    const drawing = sharp(Buffer.from(drawCard(await typeface(FONT), card)));
    // Encoded before the file is opened: an aborted build leaves no half picture behind.
    writeFileSync(file, await drawing.composite(layers).removeAlpha().png(PNG).toBuffer());
    return file;
  };
}
