import type { Page } from "@playwright/test";
import sharp from "sharp";

/** Returns red, green and blue (0 to 255) of the nearest pixel, in CSS pixels of a page. */
export type Painting = (x: number, y: number) => readonly [number, number, number];

/** Paints the whole page, by DevTools: `optimizeForSpeed` takes a third of the time. */
export async function paintPage(page: Page): Promise<Painting> {
  const size = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }));
  const session = await page.context().newCDPSession(page);
  const clip = { x: 0, y: 0, ...size, scale: 1 };
  const options = { format: "png", captureBeyondViewport: true, optimizeForSpeed: true, clip } as const;
  const png = Buffer.from((await session.send("Page.captureScreenshot", options)).data, "base64");
  await session.detach();
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const clamp = (value: number, size: number) => Math.min(Math.max(Math.round(value), 0), size - 1);
  return (x, y) => {
    const offset = (clamp(y, height) * width + clamp(x, width)) * 3;
    return [data[offset] ?? 0, data[offset + 1] ?? 0, data[offset + 2] ?? 0];
  };
}

/** Computes the contrast ratio of two colours, 1 to 21 (WCAG 2.2). */
export function contrast(a: readonly number[], b: readonly number[]): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((first, second) => first - second);
  return (light + 0.05) / (dark + 0.05);
}

/** Computes the contrast ratio of the lightest and the darkest pixel in a box of the page. */
export function maxContrast(
  at: Painting,
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
): number {
  let [darkest, lightest] = [1, 0];
  for (let y = Math.floor(top); y < top + height; y += 1) {
    for (let x = Math.floor(left); x < left + width; x += 1) {
      const value = luminance(at(x, y));
      darkest = Math.min(darkest, value);
      lightest = Math.max(lightest, value);
    }
  }
  return (lightest + 0.05) / (darkest + 0.05);
}

function luminance([red = 0, green = 0, blue = 0]: readonly number[]): number {
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
}

const LINEAR = Float64Array.from({ length: 256 }, (_, channel) => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

function toLinear(channel: number): number {
  return LINEAR[channel] ?? 0;
}
