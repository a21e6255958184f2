import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Problem } from "../problem";
import { cached } from "../text-cache";

/** A photograph fills a wide card at least; what is larger than a camera's picture was not meant for the web. */
const NARROWEST = 800;
const WIDEST = 10_000;
/** How many times as long as high, or the other way round: a panorama still is, a rule is not. */
const LONGEST = 6;
const MEGABYTE = 1_000_000;
const HEAVIEST = { drawing: 0.1 * MEGABYTE, photograph: 8 * MEGABYTE };

type Unfit = Pick<Problem, "problem" | "remedy">;

/** @returns whether a picture is a drawing by its name: what it holds, drawings.ts looks through. */
export function isDrawing(file: string): boolean {
  return file.toLowerCase().endsWith(".svg");
}

/** @returns whether a picture is a screen's by its name, of which each language has its own */
export function isScreenshot(file: string): boolean {
  return /(?:^|\/)screen-[\w-]+\.[a-z]{2}\.png$/u.test(file);
}

/**
 * @param files absolute paths of pictures that exist
 * @returns what makes some of them unfit for the site (quality E4), by path
 */
export function unfitPictures(files: readonly string[]): ReadonlyMap<string, Unfit> {
  const pictures = files.map((file) => ({ file, bytes: readFileSync(file) }));
  const read = readerOf(pictures.filter(({ file, bytes }) => !isDrawing(file) && !tooHeavy(file, bytes)));
  return new Map(
    pictures.flatMap(({ file, bytes }) => {
      const unfit = tooHeavy(file, bytes) ?? (isDrawing(file) ? undefined : unfitPixels(bytes, read(file, bytes)));
      return unfit ? [[file, unfit] as const] : [];
    }),
  );
}

interface Picture {
  file: string;
  bytes: Buffer;
}

/** What sharp finds; without a format, it can't read the picture at all. Width and height are as shown. */
interface Found {
  format?: string;
  compression?: string;
  pages?: number;
  width?: number;
  height?: number;
  isWhole?: boolean;
}

/** sharp is asynchronous and the check is not: a process of its own reads all pictures as soon as a new one is asked for. */
function readerOf(pictures: readonly Picture[]): (file: string, bytes: Buffer) => Found {
  let all: ReadonlyMap<string, Found> | undefined;
  const ask = () => (all ??= new Map(askSharp(pictures.map(({ file }) => file))));
  return (file, bytes) =>
    cached("picture", createHash("sha256").update(bytes).digest("base64"), () => ask().get(file) ?? {});
}

/** From the root: in a build this module is part of a bundle, beside which it would not be (gatsby/compiled.ts). */
const PROGRAM = path.resolve("src/content/rules/read-pictures.mjs");

function askSharp(files: readonly string[]): (readonly [string, Found])[] {
  const { status, stdout } = spawnSync(process.execPath, [PROGRAM], { input: JSON.stringify(files), encoding: "utf8" });
  if (status === 0) return (JSON.parse(stdout) as Found[]).map((found, index) => [files[index] ?? "", found]);
  // A picture that ends the process is the only one that can't be read.
  return files.length > 1 ? files.flatMap((file) => askSharp([file])) : [];
}

function tooHeavy(file: string, { length }: Buffer): Unfit | undefined {
  const limit = isDrawing(file) ? HEAVIEST.drawing : HEAVIEST.photograph;
  const [size, most] = [length, limit].map((bytes) => (bytes / MEGABYTE).toFixed(1));
  return length > limit ? { problem: `has ${size} MB, more than ${most}`, remedy: "save it smaller" } : undefined;
}

const FORMATS = ["png", "jpeg", "webp", "avif", "tiff"];
const SAVE_AS = "save it as SVG, PNG, JPEG, WebP, AVIF or TIFF";
function unfitPixels(bytes: Buffer, found: Found): Unfit | undefined {
  const { width = 0, height = 0, pages = 1 } = found;
  const format = found.compression === "av1" ? "avif" : (found.format ?? "");
  if (!FORMATS.includes(format)) return { problem: "is not a picture that can be read", remedy: SAVE_AS };
  // An animated PNG says so before its first picture; libvips does not.
  if (pages > 1 || (format === "png" && bytes.subarray(0, bytes.indexOf("IDAT")).includes("acTL")))
    return { problem: "moves, or holds several pictures", remedy: "save the one that is to be shown" };
  const size = `is ${width} × ${height} pixels as shown`;
  if (Math.max(width, height) > WIDEST) return { problem: `${size}, more than ${WIDEST}`, remedy: "save it smaller" };
  if (width < NARROWEST) return { problem: `${size}, less than ${NARROWEST} wide`, remedy: "use a larger original" };
  if (Math.max(width / height, height / width) > LONGEST)
    return { problem: `${size}, more than ${LONGEST} times as long as the other side`, remedy: "crop it" };
  if (found.isWhole) return undefined;
  return { problem: "is damaged: not all of it can be read", remedy: "take it from where it came from once more" };
}
