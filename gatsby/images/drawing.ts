/** Drawings: minified SVG (docs/decisions/0005-pictures.md). */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Config, optimize, VERSION } from "svgo";
import { sha256 } from "../../src/digest";
import type { Drawing } from "../../src/components/picture/picture";
import { removeStaleFiles } from "../remove-stale-files";
import { readDrawingSize } from "../../src/content/read/picture-file";

/** A folder of hashed files, cached for a year (src/hosting/file-patterns.ts). Only `writeDrawings` writes here. */
const FOLDER = "/static/drawings";
const DIGEST_LENGTH = 8;

/** Options that would change the look: merged paths may overlap, and rotated paths move by rounded numbers. */
const OVERRIDES = { mergePaths: false, convertPathData: { applyTransforms: false } } as const;
const SETTINGS: Config = {
  multipass: true,
  plugins: [{ name: "preset-default", params: { overrides: OVERRIDES } }],
};
/** Settings for drawings with styles: the preset misreads media queries and selectors of elements. */
const SETTINGS_WITH_STYLE: Config = { plugins: ["removeComments", "removeXMLProcInst"] };
/** Part of each file's name. */
const ALL_SETTINGS = JSON.stringify([VERSION, SETTINGS, SETTINGS_WITH_STYLE]);

/** Reads a drawing's URL, which changes with its content, and its size. @param file path from the project's root */
export function readDrawing(file: string): Drawing {
  const text = read(file);
  const { width, height } = readDrawingSize(text) ?? { width: 0, height: 0 };
  const digest = sha256(ALL_SETTINGS, text).slice(0, DIGEST_LENGTH);
  const name = `${path.basename(path.dirname(file))}-${path.basename(file, path.extname(file))}`;
  return { src: `${FOLDER}/${name}-${digest}.svg`, width: Math.round(width), height: Math.round(height) };
}

/** Writes new and changed drawings, and removes those that no page shows. @param files all drawings that pages show */
export function writeDrawings(files: readonly string[], folder: string): void {
  const target = path.join(folder, FOLDER);
  mkdirSync(target, { recursive: true });
  const sources = new Map(files.map((file) => [path.resolve(path.join(folder, readDrawing(file).src)), file]));
  for (const [copy, file] of sources) if (!existsSync(copy)) writeFileSync(copy, minify(read(file)));
  // src/hosting/compress.ts removes their compressed copies.
  removeStaleFiles(target, ".svg", [...sources.keys()]);
}

/** Reads a drawing with line breaks that are equal on every system. */
function read(file: string): string {
  return readFileSync(file, "utf8").replaceAll("\r\n", "\n");
}

function minify(text: string): string {
  return optimize(text, text.includes("<style") ? SETTINGS_WITH_STYLE : SETTINGS).data;
}
