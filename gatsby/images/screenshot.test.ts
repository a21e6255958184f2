import { mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { isHashed } from "../../src/hosting/hashed-files";
import { type TemporaryFolder, temporaryFolder } from "../../test/temporary-folder";
import { screenshot, writeScreenshots } from "./screenshot";

let folder: TemporaryFolder;
const built = () => path.join(folder.path, "public");
const written = () => readdirSync(path.join(built(), "static/screens")).sort();

async function take(name: string, width: number, height: number): Promise<string> {
  const page = path.join(folder.path, "content/pages/products/freshms");
  mkdirSync(page, { recursive: true });
  const file = path.join(page, name);
  const picture = sharp({ create: { width, height, channels: 3, background: "#14664a" } });
  writeFileSync(file, await picture.png().toBuffer());
  return file;
}

beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

describe("the picture of a screen", () => {
  it.each([
    ["a window", 1600, 1000, [800, 1000, 1600]],
    ["a phone", 1600, 3200, [360, 720]],
  ])("of %s comes as AVIF, WebP and a small PNG, in widths that fit", async (_what, width, height, widths) => {
    const file = await take("screen-editor.de.png", width, height);
    const { images, ...size } = await screenshot(file);
    expect(size).toEqual({ width, height });
    expect(images.sources?.map(({ type }) => type)).toEqual(["image/avif", "image/webp"]);
    for (const { srcSet } of images.sources ?? []) expect(srcSet.match(/\d+(?=w)/gu)?.map(Number)).toEqual(widths);
    await writeScreenshots([file], built());
    expect(written()).toHaveLength(2 * widths.length + 1);
    const { width: small } = await sharp(path.join(built(), images.fallback?.src ?? "")).metadata();
    expect(small).toBe(widths[0]);
  });

  it("may be kept for a year, for its address changes with it and with its language", async () => {
    const addressOf = async (language: string, height: number) =>
      (await screenshot(await take(`screen-editor.${language}.png`, 800, height))).images.fallback?.src ?? "";
    const addresses = [await addressOf("de", 500), await addressOf("en", 500), await addressOf("de", 501)];
    expect(addresses.map(isHashed)).toEqual([true, true, true]);
    expect(new Set(addresses).size).toBe(3);
  });

  it("is left as it is where it is there, and goes where no page shows it", async () => {
    const files = [await take("screen-editor.de.png", 800, 500), await take("screen-outputs.de.png", 800, 501)];
    await writeScreenshots(files, built());
    expect(written()).toHaveLength(14);
    const [first = ""] = written();
    const { mtimeMs } = statSync(path.join(built(), "static/screens", first));
    await writeScreenshots(files.slice(0, 1), built());
    expect(written()).toHaveLength(7);
    expect(statSync(path.join(built(), "static/screens", first)).mtimeMs).toBe(mtimeMs);
  });
});
