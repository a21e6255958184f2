/** What an eye sees: the pixels of a page, not what its styles say. */
import type { Page } from "@playwright/test";
import sharp from "sharp";

export interface Box {
  name: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** @returns those boxes (in the page's coordinates) in which nothing stands out by 3:1 (WCAG 2.2, 1.4.11). */
export async function findInvisible(page: Page, boxes: readonly Box[]): Promise<string[]> {
  const picture = sharp(await page.screenshot({ fullPage: true, animations: "disabled" }));
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const luminance = (x: number, y: number) => {
    const [red = 0, green = 0, blue = 0] = data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3);
    return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
  };
  const isInvisible = ({ left, top, width, height }: Box) => {
    let [darkest, lightest] = [1, 0];
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(info.height, Math.ceil(top + height)); y += 1) {
      for (let x = Math.max(0, Math.floor(left)); x < Math.min(info.width, Math.ceil(left + width)); x += 1) {
        const value = luminance(x, y);
        darkest = Math.min(darkest, value);
        lightest = Math.max(lightest, value);
      }
    }
    return (lightest + 0.05) / (darkest + 0.05) < 3;
  };
  return boxes.filter(isInvisible).map(({ name, left, top }) => `${name} at ${Math.round(left)}, ${Math.round(top)}`);
}

function toLinear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
