import type { Page } from "@playwright/test";
import sharp from "sharp";

/** A page as it is painted, in CSS pixels. */
export interface Painting {
  width: number;
  height: number;
  /** @returns red, green and blue of a pixel, 0 to 255 each; of the nearest one where it lies outside */
  at: (x: number, y: number) => readonly [number, number, number];
}

/** @returns the whole page as it is painted, with everything that moves at its end */
export async function paint(page: Page): Promise<Painting> {
  const png = await page.screenshot({ fullPage: true, animations: "disabled", scale: "css" });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const inside = (value: number, size: number) => Math.min(Math.max(Math.round(value), 0), size - 1);
  return {
    width,
    height,
    at: (x, y) => {
      const place = (inside(y, height) * width + inside(x, width)) * 3;
      return [data[place] ?? 0, data[place + 1] ?? 0, data[place + 2] ?? 0];
    },
  };
}

/** @returns the contrast of two colours, 1 to 21 (WCAG 2.2, contrast ratio) */
export function contrast(one: readonly number[], other: readonly number[]): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance([red = 0, green = 0, blue = 0]: readonly number[]): number {
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
}

function toLinear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
