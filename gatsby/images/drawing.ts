/** Drawings stay SVG, minified (docs/decisions/0005-pictures.md). */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { imageSize } from "image-size";
import { type Config, optimize, VERSION } from "svgo";
import type { Drawing } from "../../src/components/picture/picture";

/** What hosts keep for a year (src/hosting/caching.ts). Nothing else of the build writes here. */
const FOLDER = "/static/drawings";
const DIGEST = 8;

/** Both plugins change the look: of merged paths that overlap, and of rotated paths whose numbers are rounded. */
const OVERRIDES = { mergePaths: false, convertPathData: { applyTransforms: false } } as const;
const SETTINGS: Config = {
  multipass: true,
  plugins: [{ name: "preset-default", params: { overrides: OVERRIDES } }],
};
/** Part of each file's address and of each page's digest. */
export const DRAWING_SETTINGS = JSON.stringify([VERSION, SETTINGS]);

/**
 * @param file the drawing's path from the project's root
 * @returns its address, which changes with its content, and its size: as large as it says, or as its viewBox
 * @throws where it can't be read
 */
export function drawing(file: string): Drawing {
  const bytes = readFileSync(file);
  const { width, height } = imageSize(bytes);
  const digest = createHash("sha256").update(DRAWING_SETTINGS).update(bytes).digest("hex").slice(0, DIGEST);
  const name = `${path.basename(path.dirname(file))}-${path.basename(file, path.extname(file))}`;
  return { src: `${FOLDER}/${name}-${digest}.svg`, width: Math.round(width), height: Math.round(height) };
}

/**
 * Writes those drawings that are not there yet, and removes those that no page shows any more.
 * @param files paths from the project's root
 * @param folder the built site
 */
export function writeDrawings(files: readonly string[], folder: string): void {
  const place = path.join(folder, FOLDER);
  mkdirSync(place, { recursive: true });
  const sources = new Map(files.map((file) => [path.basename(drawing(file).src), file]));
  for (const [name, file] of sources) {
    const target = path.join(place, name);
    if (!existsSync(target)) writeFileSync(target, optimize(readFileSync(file, "utf8"), SETTINGS).data);
  }
  // Compressed copies go with their file (src/hosting/compress.ts).
  for (const name of readdirSync(place))
    if (name.endsWith(".svg") && !sources.has(name)) rmSync(path.join(place, name));
}
