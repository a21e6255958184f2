/** Photographs and screens, by gatsby-plugin-image's pipeline (docs/decisions/0005-pictures.md). */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import type { GatsbyCache, Reporter } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { generateImageData } from "gatsby-plugin-sharp";
import sharp from "sharp";
import { sha256 } from "../../src/digest";
import { isScreenshot } from "../../src/content/read/picture-file";

export interface Tools {
  reporter: Reporter;
  cache: GatsbyCache;
  pathPrefix: string;
}

/** In pixels, for common densities: a photograph on a phone's card, on a desk's, as wide as a page; CSS pixels of screens. */
const WIDTHS = {
  photograph: [400, 800, 1600],
  /** 440 to 1,280. */
  wide: [1000, 1600],
  /** 180 to 320. */
  upright: [360, 720],
  /** On a phone: a part of a wide screen 320, of an upright one 265. */
  partOfWide: [720],
  partOfUpright: [560],
};
const ARGS = {
  layout: "constrained",
  // Every browser of package.json's browserslist knows it; AVIF takes 19 times its time for three quarters of its bytes.
  formats: ["webp"],
  placeholder: "none",
  // The default strategy crops the rounding pixel by content, which is not deterministic (quality S7).
  transformOptions: { cropFocus: "centre" },
  quality: 75,
};
/** Part of every page's digest. */
export const RASTER_SETTINGS = JSON.stringify([ARGS, WIDTHS]);

/** Gatsby considers a job done while its input exists, so each picture is copied here and the copy removed with it. */
const ORIGINALS = ".cache/pictures";
/** Characters of a picture's digest in its address: 64 bits. */
const DIGEST = 16;

/**
 * @param file the picture's path from the project's root
 * @param usage decides on the widths; by name and shape if left out
 * @returns its files: WebP in several widths, without metadata
 * @throws where the picture can't be read
 */
export async function rasterImage(file: string, tools: Tools, usage?: keyof typeof WIDTHS): Promise<IGatsbyImageData> {
  const { base, ext, dir } = path.parse(file);
  const digest = digestOf(file);
  const { autoOrient, orientation = UPRIGHT } = await sharp(file).metadata();
  const widths = WIDTHS[usage ?? usageOf(file, autoOrient)];
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
    args: { ...ARGS, breakpoints: widths, width: Math.min(Math.max(...widths), autoOrient.width) },
    reporter: tools.reporter,
    cache: tools.cache,
    pathPrefix: tools.pathPrefix,
  });
  if (!data?.images.fallback) throw new Error(`${file} is not a picture that can be read`);
  const { src, srcSet = "" } = data.images.fallback;
  // Page data repeat them: no line breaks, and `sizes` is the component's.
  const fallback = { src, srcSet: srcSet.replaceAll(",\n", ",") };
  return { ...data, height: Math.round(data.height), images: { fallback, sources: [] } };
}

function usageOf(file: string, { width, height }: { width: number; height: number }): keyof typeof WIDTHS {
  if (!isScreenshot(file)) return "photograph";
  return width > height ? "wide" : "upright";
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
export function removeUnusedImages(files: readonly string[], folder: string): void {
  const digests = new Set(files.map(digestOf));
  for (const place of [path.join(folder, "static"), ORIGINALS]) {
    for (const name of existsSync(place) ? readdirSync(place) : []) {
      const isRasterImage = /^[0-9a-f]{16}(?:\.\w+)?$/u.test(name);
      if (isRasterImage && !digests.has(path.parse(name).name)) rmSync(path.join(place, name), { recursive: true });
    }
  }
}

function digestOf(file: string): string {
  return sha256(readFileSync(file)).slice(0, DIGEST);
}
