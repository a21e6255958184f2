import { createHash } from "node:crypto";
import { existsSync, mkdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyCache, Reporter } from "gatsby";
import { generateImageData } from "gatsby-plugin-sharp";
import sharp from "sharp";
import type { ImageFiles } from "../components/picture/image-files";
import { compactImage } from "./compact-image";

interface Tools {
  reporter: Reporter;
  cache: GatsbyCache;
  pathPrefix: string;
}

/** Widths in pixels: a card on a phone, on a screen, a wide card, a page's whole width, each for common densities. */
const WIDTHS = [400, 800, 1600];
/** Drawings are rasterised once at this width; the smaller files are made from it. */
const MASTER_WIDTH = 1600;
const ARGS = {
  layout: "constrained",
  width: MASTER_WIDTH,
  breakpoints: WIDTHS,
  formats: ["auto", "webp", "avif"],
  placeholder: "none",
  // By itself it cuts a rounding pixel where it sees least: not the same one each time (quality S7).
  transformOptions: { cropFocus: "centre" },
  quality: 70,
  sizes: "100vw",
};
/** Part of every page's digest: with other settings the pages' pictures are asked for again. */
export const PICTURE_SETTINGS = JSON.stringify(ARGS);

const MASTERS = ".cache/pictures";
/** Characters of a picture's digest in its address: 64 bits. */
const DIGEST = 16;

const running = new Map<string, Promise<ImageFiles>>();

/**
 * @param file the picture's path from the project's root
 * @returns its files: AVIF, WebP and a fallback in several widths, without metadata
 * @throws where the picture can't be read
 */
export function pageImage(file: string, tools: Tools): Promise<ImageFiles> {
  const known = running.get(file);
  if (known) return known;
  const image = makeImage(file, tools);
  running.set(file, image);
  return image;
}

/** A picture may change while `npm run develop` runs. */
export function forgetImages(): void {
  running.clear();
}

async function makeImage(file: string, { reporter, cache, pathPrefix }: Tools): Promise<ImageFiles> {
  const source = path.resolve(file);
  const digest = createHash("sha256")
    .update(await readFile(source))
    .digest("hex")
    .slice(0, DIGEST);
  const absolutePath = source.endsWith(".svg") ? await rasterise(source, digest) : source;
  const data = await generateImageData({
    file: {
      absolutePath,
      extension: path.extname(absolutePath).slice(1),
      name: `${path.basename(path.dirname(source))}-${path.basename(source, path.extname(source))}`,
      base: path.basename(absolutePath),
      internal: { contentDigest: digest },
    },
    args: { ...ARGS },
    pathPrefix,
    reporter,
    cache,
  });
  if (!data) throw new Error(`${file} is not a picture that can be read`);
  return compactImage(data);
}

async function rasterise(source: string, digest: string): Promise<string> {
  const master = path.resolve(MASTERS, `${digest}.png`);
  if (existsSync(master)) return master;
  mkdirSync(path.dirname(master), { recursive: true });
  const { width = MASTER_WIDTH } = await sharp(source).metadata();
  await sharp(source, { density: (72 * MASTER_WIDTH) / width })
    .resize({ width: MASTER_WIDTH })
    .png({ palette: true })
    .toFile(master);
  return master;
}
