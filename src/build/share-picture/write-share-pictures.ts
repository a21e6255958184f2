import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { SHARE_PICTURE } from "../../head/share-picture";
import { LANGUAGES } from "../../languages/languages";
import type { Site } from "../../routes/site";
import { type Card, cardOf } from "./card";
import { drawCard, PANEL } from "./draw-card";
import { cutToPanel } from "./panel";
import { openTypeface } from "./typeface";

/** A build whose pictures nobody looks at sets this variable (src/checks/growth.ts): it has a thousand pages more. */
export const NO_SHARE_PICTURES = "NO_SHARE_PICTURES";

const CACHE = ".cache/share-pictures";

/** Part of every picture's digest, as are its drawing and the bytes of the page's picture. */
const PNG = { palette: true, colours: 256, quality: 100, dither: 0, compressionLevel: 9 };

/**
 * Writes `share.png` beside every page but those for missing pages, and removes those of pages that are gone. What was
 * drawn once is taken from the cache.
 */
export async function writeSharePictures(site: Site, folder: string, cache = CACHE): Promise<void> {
  const typeface = await openTypeface();
  mkdirSync(cache, { recursive: true });
  const panels: Panels = new Map();
  const pages = site.pages.filter(({ kind }) => kind !== "notice");
  const written = await Promise.all(
    pages.map(async (page) => {
      const card = cardOf(site, page);
      const drawn = await rasterise(drawCard(typeface, card), card, cache, panels);
      const target = path.join(folder, page.path, SHARE_PICTURE.file);
      mkdirSync(path.dirname(target), { recursive: true });
      copyFileSync(drawn, target);
      return { target: path.resolve(target), drawn: path.resolve(drawn) };
    }),
  );
  removeOthers(cache, ".png", new Set(written.map(({ drawn }) => drawn)));
  for (const language of LANGUAGES) {
    removeOthers(path.join(folder, language), SHARE_PICTURE.file, new Set(written.map(({ target }) => target)));
  }
}

/** A page's picture is cut once for both languages. */
type Panels = Map<string, Promise<Buffer>>;

/** @returns the file in the cache that holds the picture. */
async function rasterise(svg: string, { picture }: Card, cache: string, panels: Panels): Promise<string> {
  const art = picture ? readFileSync(picture) : undefined;
  const hash = createHash("sha256")
    .update(JSON.stringify([PNG, PANEL]))
    .update(svg);
  const file = path.join(cache, `${(art ? hash.update(art) : hash).digest("hex")}.png`);
  if (existsSync(file)) return file;
  const layers = picture && art ? [{ input: await panelOf(picture, art, panels), left: PANEL.left, top: 0 }] : [];
  // The name is given to what is whole: a build that breaks off leaves no half picture behind.
  writeFileSync(file, await sharp(Buffer.from(svg)).composite(layers).removeAlpha().png(PNG).toBuffer());
  return file;
}

function panelOf(picture: string, art: Buffer, panels: Panels): Promise<Buffer> {
  const panel = panels.get(picture) ?? cutToPanel(art);
  panels.set(picture, panel);
  return panel;
}

function removeOthers(folder: string, ending: string, kept: ReadonlySet<string>): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const file = path.resolve(folder, name);
    if (name.endsWith(ending) && !kept.has(file)) rmSync(file);
  }
}
