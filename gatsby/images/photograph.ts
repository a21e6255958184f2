/** Photographs (docs/decisions/0005-pictures.md). */
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import type { GatsbyCache, Reporter } from "gatsby";
import { generateImageData } from "gatsby-plugin-sharp";
import sharp from "sharp";
import type { Photograph } from "../../src/components/picture/picture";

export interface Tools {
  reporter: Reporter;
  cache: GatsbyCache;
  pathPrefix: string;
}

/** Widths in pixels: a card on a phone, on a screen, a wide card, a page's whole width, each for common densities. */
const WIDTHS = [400, 800, 1600];
const WIDEST = 1600;
const ARGS = {
  layout: "constrained",
  breakpoints: WIDTHS,
  placeholder: "none",
  // The default strategy crops the rounding pixel by content, which is not deterministic (quality S7).
  transformOptions: { cropFocus: "centre" },
  quality: 70,
};
/** Part of every page's digest. */
export const PHOTOGRAPH_SETTINGS = JSON.stringify([ARGS, WIDEST]);

/** Gatsby considers a job done while its input exists, so each picture is copied here and the copy removed with it. */
const ORIGINALS = ".cache/photographs";
/** Characters of a picture's digest in its address: 64 bits. */
const DIGEST = 16;

/**
 * @param file the picture's path from the project's root
 * @returns its files: AVIF, WebP and a fallback in several widths, without metadata
 * @throws where the picture can't be read
 */
export async function photograph(file: string, tools: Tools): Promise<Photograph> {
  const { base, ext, dir } = path.parse(file);
  const digest = digestOf(file);
  const { autoOrient, orientation = UPRIGHT } = await sharp(file).metadata();
  const original = path.resolve(ORIGINALS, digest + (orientation === UPRIGHT ? ext : ".png"));
  mkdirSync(ORIGINALS, { recursive: true });
  if (!existsSync(original)) await copyUpright(file, original, orientation);
  const data = await generateImageData({
    file: {
      absolutePath: original,
      extension: path.extname(original).slice(1),
      name: `${path.basename(dir)}-${path.basename(base, ext)}`,
      base,
      internal: { contentDigest: digest },
    },
    // The fallback is never TIFF, which few browsers support.
    args: {
      ...ARGS,
      width: Math.min(WIDEST, autoOrient.width),
      formats: ["avif", "webp", /\.jpe?g$/iu.test(ext) ? "jpg" : "png"],
    },
    reporter: tools.reporter,
    cache: tools.cache,
    pathPrefix: tools.pathPrefix,
  });
  if (!data) throw new Error(`${file} is not a picture that can be read`);
  return { width: data.width, height: Math.round(data.height), images: data.images };
}

/** How a camera says that the picture is stored as it is shown (Exif 2.3, 4.6.4). */
const UPRIGHT = 1;

/** gatsby-plugin-sharp measures a picture as it is stored, so one that has to be turned is turned first, without loss. */
async function copyUpright(file: string, target: string, orientation: number): Promise<void> {
  if (orientation === UPRIGHT) copyFileSync(file, target);
  else await sharp(file).autoOrient().png({ compressionLevel: 1 }).toFile(target);
}

/**
 * Removes the files of pictures that no page shows any more.
 * @param files paths of those that pages show, from the project's root
 * @param folder the built site
 */
export function forgetPhotographs(files: readonly string[], folder: string): void {
  const digests = new Set(files.map(digestOf));
  for (const place of [path.join(folder, "static"), ORIGINALS]) {
    for (const name of existsSync(place) ? readdirSync(place) : []) {
      const isPhotograph = /^[0-9a-f]{16}(?:\.\w+)?$/u.test(name);
      if (isPhotograph && !digests.has(path.parse(name).name)) rmSync(path.join(place, name), { recursive: true });
    }
  }
}

function digestOf(file: string): string {
  return createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, DIGEST);
}
