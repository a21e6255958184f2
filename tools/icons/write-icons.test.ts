import { readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { ink } from "../../src/styles/inks";
import { FAVICON, MANIFEST_ICONS } from "../../src/head/icon-files";

const [BLUE, WHITE, YELLOW] = [ink("blue"), "#ffffff", ink("yellow")];

const bytes = (file: string) => readFileSync(path.join("static", file));

/** @returns the colours of an icon, by a place in parts of its width and height. */
async function coloursOf(file: string) {
  const { data, info } = await sharp(bytes(file)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return (x: number, y: number) => {
    const offset = (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1))) * info.channels;
    return `#${data.subarray(offset, offset + 3).toString("hex")}`;
  };
}

describe("the icons, drawn anew by `npx tsx tools/icons/write-icons.ts`,", () => {
  it.each(MANIFEST_ICONS)("for manifests have the size that the manifest names ($src)", async ({ src, sizes }) => {
    const { width, height, hasAlpha } = await sharp(bytes(src)).metadata();
    expect([`${width}x${height}`, hasAlpha]).toEqual([sizes, false]);
  });

  it("for masks show what counts in the middle 80 %, on ground and lines that go on to the edges", async () => {
    const colour = await coloursOf("icons/maskable-512.png");
    expect([colour(0, 0), colour(1, 0), colour(0, 1), colour(1, 1)]).toEqual([BLUE, BLUE, BLUE, BLUE]);
    expect([colour(0.65, 0.6), colour(0.36, 0.5)]).toEqual([YELLOW, WHITE]);
    expect([colour(0.36, 1), colour(1, 0.33)]).toEqual([WHITE, WHITE]);
  });

  it("for home screens have no transparent corner", async () => {
    expect(await sharp(bytes(FAVICON.touch)).metadata()).toMatchObject({ width: 180, height: 180, hasAlpha: false });
  });

  it("for tabs are the mark as SVG, with a hairline where the browser is dark", () => {
    const svg = bytes(FAVICON.svg).toString();
    expect(svg).toContain("prefers-color-scheme:dark");
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 40 40"/u);
  });

  it("are three sizes in one ICO file", async () => {
    const ico = bytes(FAVICON.ico);
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3]);
    for (const [index, size] of [16, 32, 48].entries()) {
      const entry = 6 + 16 * index;
      const [length, offset] = [ico.readUInt32LE(entry + 8), ico.readUInt32LE(entry + 12)];
      expect([ico[entry], ico[entry + 1]]).toEqual([size, size]);
      expect(await sharp(ico.subarray(offset, offset + length)).metadata()).toMatchObject({
        width: size,
        height: size,
      });
    }
  });
});
