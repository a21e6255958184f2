/** Drawings stay SVG, minified (docs/decisions/0005-pictures.md). */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Config, optimize, VERSION } from "svgo";
import { sha256 } from "../../src/digest";
import type { Drawing } from "../../src/components/picture/picture";
import { removeStaleFiles } from "../remove-others";
import { drawingSize } from "../../src/content/read/drawing-size";

/** What hosts keep for a year (src/hosting/caching.ts). Nothing else of the build writes here. */
const FOLDER = "/static/drawings";
const DIGEST = 8;

/** Both plugins change the look: of merged paths that overlap, and of rotated paths whose numbers are rounded. */
const OVERRIDES = { mergePaths: false, convertPathData: { applyTransforms: false } } as const;
const SETTINGS: Config = {
  multipass: true,
  plugins: [{ name: "preset-default", params: { overrides: OVERRIDES } }],
};
/** The preset overlooks rules of a style that wait for a dark scheme, paper or a pointer, or name an element. */
const SETTINGS_WITH_STYLE: Config = { plugins: ["removeComments", "removeXMLProcInst"] };
/** Part of each file's address and of each page's digest. */
export const DRAWING_SETTINGS = JSON.stringify([VERSION, SETTINGS, SETTINGS_WITH_STYLE]);

/**
 * @param file the drawing's path from the project's root
 * @returns its address, which changes with its content, and its size: as large as it says, or as its viewBox
 * @throws where it can't be read
 */
export function drawingData(file: string): Drawing {
  const text = read(file);
  const { width, height } = drawingSize(text);
  const digest = sha256(DRAWING_SETTINGS, text).slice(0, DIGEST);
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
  const sources = new Map(files.map((file) => [path.resolve(path.join(folder, drawingData(file).src)), file]));
  for (const [target, file] of sources) if (!existsSync(target)) writeFileSync(target, smaller(read(file)));
  // Compressed copies go with their file (src/hosting/compress.ts).
  removeStaleFiles(place, ".svg", new Set(sources.keys()));
}

/** @returns the drawing, the same with the line breaks of any system */
function read(file: string): string {
  return readFileSync(file, "utf8").replaceAll("\r\n", "\n");
}

/** What svgo can't read, a browser may. */
function smaller(text: string): string {
  try {
    return optimize(text, text.includes("<style") ? SETTINGS_WITH_STYLE : SETTINGS).data;
  } catch {
    return text;
  }
}
