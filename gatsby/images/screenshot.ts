/** Screens (mockups/screens/): their few colours need their own encoder settings (docs/decisions/0005-pictures.md). */
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import type { Photograph } from "../../src/components/picture/picture";
import { pictureCache } from "./picture-cache";

/** What hosts keep for a year (src/hosting/caching.ts). Nothing else of the build writes here. */
const FOLDER = "/static/screens";
const DIGEST = 8;
const CACHE = pictureCache("screens");

/**
 * In pixels. Pages show a browser's window 350 to 1,280 CSS pixels wide, a phone 180 to 320. More effort saves 5 %
 * (AVIF, 2) and 4 % (WebP, 4) in 1.5 and 2 times the time.
 */
const WIDTHS = { landscape: [800, 1000, 1600], portrait: [360, 720] } as const;
const ENCODERS = {
  avif: { quality: 52, effort: 1 },
  webp: { quality: 70, effort: 2 },
  png: { palette: true, quality: 80 },
} as const;
/** Part of each file's address and of each page's digest. */
export const SCREENSHOT_SETTINGS = JSON.stringify([sharp.versions.sharp, WIDTHS, ENCODERS]);

type Format = keyof typeof ENCODERS;

/**
 * @param file the picture's path from the project's root
 * @returns gatsby-plugin-image's data: AVIF and WebP in two or three widths, and a PNG in the smallest for all other browsers
 * @throws where it can't be read
 */
export async function screenshot(file: string): Promise<Photograph> {
  const { addressOf, widths, width, height } = await variantsOf(file);
  const source = (format: Format) => ({
    type: `image/${format}`,
    srcSet: widths.map((each) => `${addressOf(format, each)} ${each}w`).join(),
    sizes: "100vw",
  });
  const fallback = { src: addressOf("png", widths[0]) };
  return { width, height, images: { sources: [source("avif"), source("webp")], fallback } };
}

/**
 * Writes those files that are not there yet, and removes those that no page shows any more.
 * @param files paths from the project's root
 * @param folder the built site
 */
export async function writeScreenshots(files: readonly string[], folder: string): Promise<void> {
  const place = path.join(folder, FOLDER);
  for (const each of [place, CACHE]) mkdirSync(each, { recursive: true });
  const shown = new Set<string>();
  for (const file of files) {
    const { addressOf, widths } = await variantsOf(file);
    const variants = [
      ...(["avif", "webp"] as const).flatMap((format) => widths.map((width) => ({ format, width }))),
      { format: "png" as const, width: widths[0] },
    ];
    await Promise.all(
      variants.map(async ({ format, width }) => {
        const target = path.join(folder, addressOf(format, width));
        shown.add(path.basename(target));
        const kept = path.join(CACHE, path.basename(target));
        if (!existsSync(kept)) await sharp(file).resize(width).toFormat(format, ENCODERS[format]).toFile(kept);
        if (!existsSync(target)) copyFileSync(kept, target);
      }),
    );
  }
  for (const each of [place, CACHE])
    for (const name of readdirSync(each)) if (!shown.has(name)) rmSync(path.join(each, name));
}

async function variantsOf(file: string) {
  const bytes = readFileSync(file);
  const { width, height } = await sharp(bytes).metadata();
  const widths = WIDTHS[width > height ? "landscape" : "portrait"];
  const digest = createHash("sha256").update(SCREENSHOT_SETTINGS).update(bytes).digest("hex").slice(0, DIGEST);
  const name = `${path.basename(path.dirname(file))}-${path.basename(file, path.extname(file)).replace(/\W+/gu, "-")}`;
  const addressOf = (format: Format, of: number) => `${FOLDER}/${name}-${of}-${digest}.${format}`;
  return { addressOf, widths, width, height };
}
