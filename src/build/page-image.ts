import { createHash } from "node:crypto";
import { existsSync, mkdirSync, renameSync } from "node:fs";
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
  formats: ["webp", "avif"],
  placeholder: "none",
  // By itself it cuts a rounding pixel where it sees least: not the same one each time (quality S7).
  transformOptions: { cropFocus: "centre" },
  quality: 70,
  sizes: "100vw",
};
/** For browsers that know neither of the two: one width is enough. */
const FALLBACK_ARGS = { ...ARGS, width: 800, breakpoints: [800], formats: ["auto"] };
/** Part of every page's digest: with other settings the pages' pictures are asked for again. */
export const PICTURE_SETTINGS = JSON.stringify([ARGS, FALLBACK_ARGS]);

const MASTERS = ".cache/picture-masters";
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

/**
 * Begins with those pictures that are not there yet. Gatsby would ask for them after webpack's work, which leaves a
 * processor idle: a cold build is shorter by that time. What can't be read is reported where a page asks for it.
 * @param files paths from the project's root
 */
export async function startImages(files: ReadonlySet<string>, tools: Tools): Promise<void> {
  for (const file of files) {
    const isThere = existsSync(path.join("public/static", await digestOf(file).catch(() => "")));
    if (!isThere) await pageImage(file, tools).catch(() => undefined);
  }
}

/** A picture may change while `npm run develop` runs. */
export function forgetImages(): void {
  running.clear();
}

async function makeImage(file: string, { reporter, cache, pathPrefix }: Tools): Promise<ImageFiles> {
  const source = path.resolve(file);
  const digest = await digestOf(file);
  const absolutePath = source.endsWith(".svg") ? await rasterise(source, digest) : source;
  const filesFor = async (args: object) => {
    const data = await generateImageData({
      file: {
        absolutePath,
        extension: path.extname(absolutePath).slice(1),
        name: `${path.basename(path.dirname(source))}-${path.basename(source, path.extname(source))}`,
        base: path.basename(absolutePath),
        internal: { contentDigest: digest },
      },
      args: { ...args },
      pathPrefix,
      reporter,
      cache,
    });
    if (!data) throw new Error(`${file} is not a picture that can be read`);
    return data;
  };
  const files = await filesFor(ARGS);
  return compactImage(files, await filesFor(FALLBACK_ARGS));
}

async function digestOf(file: string): Promise<string> {
  const bytes = await readFile(file);
  return createHash("sha256").update(bytes).digest("hex").slice(0, DIGEST);
}

async function rasterise(source: string, digest: string): Promise<string> {
  const master = path.resolve(MASTERS, `${digest}.png`);
  if (existsSync(master)) return master;
  const unfinished = `${master}.${process.pid}`;
  mkdirSync(path.dirname(master), { recursive: true });
  const { width = MASTER_WIDTH } = await sharp(source).metadata();
  await sharp(source, { density: (72 * MASTER_WIDTH) / width })
    .resize({ width: MASTER_WIDTH })
    .png({ compressionLevel: 1 })
    .toFile(unfinished);
  // The name is given to what is whole: another process may ask for it at the same time.
  renameSync(unfinished, master);
  return master;
}
