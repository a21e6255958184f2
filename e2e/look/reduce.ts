/** Screenshots made small, as the repository holds them. */
import sharp from "sharp";
import type { Pixels } from "./compare";

/** A fifth: both widths are multiples of it, and a heading that moved by 2 px is still 0.4 px off. */
const SCALE = 5;

/**
 * JPEG at a low quality takes a small part of the bytes of what loses nothing. What it loses is lost alike on both sides, because
 * the current picture goes the same way before it is compared; and its 8 x 8 pixels are those of compare.ts, so that a
 * change stays in its blocks (with WebP, or mozjpeg's trellis, it shows far away too).
 */
const SMALL = { quality: 20, progressive: true };

/** On the way only: sharp extends after it resizes, unless these are two steps. */
const FAST = { compressionLevel: 1 };

/** @param png a screenshot. @returns it reduced, as JPEG. */
export async function reduce(png: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(png).metadata();
  // The scale stays the same at every height, or a page that is 1 px higher would be another page.
  const missing = (SCALE - (height % SCALE)) % SCALE;
  const padded = await sharp(png).removeAlpha().extend({ bottom: missing, extendWith: "copy" }).png(FAST).toBuffer();
  const [newWidth, newHeight] = [Math.round(width / SCALE), (height + missing) / SCALE];
  return sharp(padded).resize(newWidth, newHeight, { fit: "fill" }).jpeg(SMALL).toBuffer();
}

export async function toPixels(jpeg: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(jpeg).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}
