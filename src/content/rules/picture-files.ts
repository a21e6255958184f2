import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Problem } from "../problem";
import { isDrawing } from "../read/picture-file";
import { cachedResult } from "../text-cache";

/** Limits in pixels. A photograph at least fills a wide card. */
const [MIN_WIDTH, MAX_SIDE] = [800, 10_000];
const MEGABYTE = 1_000_000;
const MAX_BYTES = { drawing: 0.1 * MEGABYTE, photograph: 8 * MEGABYTE };
const FORMATS = ["png", "jpeg", "webp", "avif", "tiff"];

type Unfit = Pick<Problem, "problem" | "remedy">;

/** A picture as sharp reads it, without a format if that fails. Width and height are those on screen. */
interface Found {
  format?: string;
  compression?: string;
  pages?: number;
  width?: number;
  height?: number;
}

/** Finds pictures that are unfit for the site (quality E4). @param files absolute paths @returns problems by path */
export function findUnfitPictures(files: readonly string[]): ReadonlyMap<string, Unfit> {
  let read: ReadonlyMap<string, Found> | undefined;
  /** Reads all pictures as soon as one is new. */
  const find = (file: string) => (read ??= askSharp(files.filter((each) => !isDrawing(each)))).get(file) ?? {};
  const problems = new Map<string, Unfit>();
  for (const file of files) {
    const bytes = readFileSync(file);
    const digest = createHash("sha256").update(bytes).digest("base64");
    const readPixels = () => unfitPixels(cachedResult("picture", digest, () => find(file)));
    const unfit = tooHeavy(file, bytes) ?? (isDrawing(file) ? undefined : readPixels());
    if (unfit) problems.set(file, unfit);
  }
  return problems;
}

/** Resolved from the project's root, because builds bundle this module (gatsby/require-bundled.ts). */
const PROGRAM = path.resolve("src/content/rules/read-pictures.mjs");

/** Reads pictures in a separate process: sharp is asynchronous, the check is not. */
function askSharp(files: readonly string[]): ReadonlyMap<string, Found> {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM], {
    input: JSON.stringify(files),
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`sharp can't read the pictures: ${stderr}`);
  return new Map((JSON.parse(stdout) as Found[]).map((found, index) => [files[index] ?? "", found]));
}

function tooHeavy(file: string, { length }: Buffer): Unfit | undefined {
  const limit = isDrawing(file) ? MAX_BYTES.drawing : MAX_BYTES.photograph;
  const [size, most] = [length, limit].map((bytes) => (bytes / MEGABYTE).toFixed(1));
  return length > limit ? { problem: `has ${size} MB, more than ${most}`, remedy: "save it smaller" } : undefined;
}

function unfitPixels({ format = "", compression, width = 0, height = 0, pages = 1 }: Found): Unfit | undefined {
  if (!FORMATS.includes(compression === "av1" ? "avif" : format))
    return { problem: "is not a picture that can be read", remedy: "save it as SVG, PNG, JPEG, WebP, AVIF or TIFF" };
  if (pages > 1) return { problem: "holds several pictures", remedy: "save the one that is to be shown" };
  const size = `is ${width} × ${height} pixels as shown`;
  if (Math.max(width, height) > MAX_SIDE)
    return { problem: `${size}, more than ${MAX_SIDE}`, remedy: "save it smaller" };
  if (width >= MIN_WIDTH) return undefined;
  return { problem: `${size}, less than ${MIN_WIDTH} wide`, remedy: "use a larger original" };
}
