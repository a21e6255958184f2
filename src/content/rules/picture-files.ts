import { readFileSync } from "node:fs";
import { imageSize } from "image-size";
import type { Problem } from "../problem";

/** A photograph fills a wide card at least; what is larger than a camera's picture was not meant for the web. */
const NARROWEST = 800;
const WIDEST = 10_000;
const MEGABYTE = 1_000_000;
const HEAVIEST = { drawing: 0.1 * MEGABYTE, photograph: 8 * MEGABYTE };

/** @returns whether a picture is a drawing by its name: what it holds, drawings.ts looks through. */
export function isDrawing(file: string): boolean {
  return file.toLowerCase().endsWith(".svg");
}

/** @returns whether a picture is a screen's by its name: taken by `npm run screens`, one for each language. */
export function isScreenshot(file: string): boolean {
  return /(?:^|\/)screen-[\w-]+\.[a-z]{2}\.png$/u.test(file);
}

/**
 * @param file absolute path of a picture that exists
 * @returns what makes it unfit for the site (quality E4), or undefined
 */
export function unfitPicture(file: string): Pick<Problem, "problem" | "remedy"> | undefined {
  const bytes = readFileSync(file);
  const limit = isDrawing(file) ? HEAVIEST.drawing : HEAVIEST.photograph;
  if (bytes.length > limit) {
    const [size, most] = [bytes.length, limit].map((length) => (length / MEGABYTE).toFixed(1));
    return { problem: `has ${size} MB, more than ${most}`, remedy: "save it smaller" };
  }
  if (isDrawing(file)) return undefined;
  const width = widthOf(bytes);
  if (width === undefined)
    return { problem: "is not a picture that can be read", remedy: "save it as SVG, PNG, JPEG, WebP, AVIF or TIFF" };
  if (width > WIDEST) return { problem: `is ${width} pixels wide, more than ${WIDEST}`, remedy: "save it smaller" };
  if (width >= NARROWEST) return undefined;
  return { problem: `is ${width} pixels wide, less than ${NARROWEST}`, remedy: "use a larger original" };
}

function widthOf(bytes: Uint8Array): number | undefined {
  try {
    const { type, width } = imageSize(bytes);
    // An SVG by another file name has not been checked.
    return type === "svg" ? undefined : width;
  } catch {
    return undefined;
  }
}
