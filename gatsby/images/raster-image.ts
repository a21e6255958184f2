/** Photographs and screenshots, by gatsby-plugin-image's pipeline (docs/decisions/0005-pictures.md). */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import type { GatsbyCache, Reporter } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { generateImageData } from "gatsby-plugin-sharp";
import sharp from "sharp";
import { sha256 } from "../../src/digest";
import { isScreenshot } from "../../src/content/read/picture-file";

/** The parts of a Gatsby node API's arguments that gatsby-plugin-sharp needs. */
export interface ImageTools {
  reporter: Reporter;
  cache: GatsbyCache;
}

/** Widths of files in pixels. The comments are the widths in the layout, in CSS pixels. */
const WIDTHS = {
  /** A card on a phone, a card on a desktop, a whole page. */
  photograph: [400, 800, 1600],
  /** 440 to 1,280. */
  wide: [1000, 1600],
  /** 180 to 320. */
  upright: [500, 720],
  /** 320, on a phone. */
  partOfWide: [720],
};
const ARGS = {
  layout: "constrained",
  // All browsers of package.json's browserslist support WebP. AVIF takes 19 times as long and saves a quarter of the bytes.
  formats: ["webp"],
  placeholder: "none",
  // The default strategy crops the rounding pixel by content, which varies between builds (quality S7).
  transformOptions: { cropFocus: "centre" },
  quality: 75,
};

/** Copies of pictures. Gatsby treats a job as done while its input exists, so a copy is removed with its picture. */
const ORIGINALS = ".cache/pictures";
/** Hexadecimal digits of a picture's digest in its URL. */
const DIGEST_LENGTH = 16;

/**
 * Creates WebP files of a picture in several widths, without metadata. @throws if the picture can't be read
 * @param usage the key of the widths, by default chosen by name and shape
 */
export async function createRasterImage(
  file: string,
  { reporter, cache }: ImageTools,
  usage?: keyof typeof WIDTHS,
): Promise<IGatsbyImageData> {
  const { base, ext, dir } = path.parse(file);
  const digest = fileDigest(file);
  const { autoOrient, orientation = UPRIGHT } = await sharp(file).metadata();
  const widths = WIDTHS[usage ?? defaultUsage(file, autoOrient)];
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
    reporter,
    cache,
    pathPrefix: "",
  });
  if (!data?.images.fallback)
    throw new Error(`${file} - is not a picture that can be read - save it as PNG, JPEG or WebP`);
  const { src, srcSet = "" } = data.images.fallback;
  // Page data repeat the attribute: no line breaks. The component sets `sizes`.
  const fallback = { src, srcSet: srcSet.replaceAll(",\n", ",") };
  return { ...data, height: Math.round(data.height), images: { fallback, sources: [] } };
}

function defaultUsage(file: string, { width, height }: { width: number; height: number }): keyof typeof WIDTHS {
  if (!isScreenshot(file)) return "photograph";
  return width > height ? "wide" : "upright";
}

/** The Exif orientation of a picture that is stored upright (Exif 2.3, 4.6.4). */
const UPRIGHT = 1;

/** Copies a picture, rotated without loss if needed: gatsby-plugin-sharp ignores the Exif orientation. */
async function copyUpright(file: string, target: string, orientation: number): Promise<void> {
  if (orientation === UPRIGHT) copyFileSync(file, target);
  else await sharp(file).autoOrient().png({ compressionLevel: 1 }).toFile(target);
}

/** Removes the files of pictures that no page shows. @param files all pictures that pages show */
export function removeUnusedImages(files: readonly string[], folder: string): void {
  const digests = new Set(files.map(fileDigest));
  for (const parent of [path.join(folder, "static"), ORIGINALS]) {
    for (const name of existsSync(parent) ? readdirSync(parent) : []) {
      const isRasterImage = /^[0-9a-f]{16}(?:\.\w+)?$/u.test(name);
      if (isRasterImage && !digests.has(path.parse(name).name)) rmSync(path.join(parent, name), { recursive: true });
    }
  }
}

function fileDigest(file: string): string {
  return sha256(readFileSync(file)).slice(0, DIGEST_LENGTH);
}
