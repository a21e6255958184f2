import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setActions } from "gatsby-plugin-sharp";
import { IMAGE_PROCESSING } from "gatsby-plugin-sharp/gatsby-worker";
import sharp from "sharp";
import { type TemporaryFolder, temporaryFolder } from "../../test/temporary-folder";
import { createRasterImage, removeUnusedImages, type ImageTools } from "./raster-image";

const FORMATS = ["png", "jpeg", "webp", "avif", "tiff"] as const;
const PAGE = "content/pages/products/fusion";

const project = process.cwd();
let folder: TemporaryFolder;
let jobs: Promise<void>[];

/** Runs the plugin's jobs, which Gatsby would run later. They write below the working directory. */
beforeEach(() => {
  folder = temporaryFolder();
  process.chdir(folder.path);
  mkdirSync(PAGE, { recursive: true });
  jobs = [];
  setActions({
    createJobV2({ inputPaths, ...job }) {
      const done = IMAGE_PROCESSING({ ...job, inputPaths: inputPaths.map((file) => ({ path: file })) });
      jobs.push(done);
      return done;
    },
  });
});
afterEach(() => {
  process.chdir(project);
  folder.remove();
});

async function make(file: string): ReturnType<typeof createRasterImage> {
  const image = await createRasterImage(file, tools);
  await Promise.all(jobs);
  return image;
}

const tools = { reporter: {}, cache: {} } as unknown as ImageTools;

async function draw(format: (typeof FORMATS)[number], width = 1000): Promise<string> {
  const file = `${PAGE}/screen.${format}`;
  const picture = sharp({ create: { width, height: width / 2, channels: 3, background: "#0a3cb4" } });
  const exif = { IFD0: { Copyright: "Signalbau" } };
  writeFileSync(file, await picture.toFormat(format).withExif(exif).toBuffer());
  return file;
}

const parseSrcSet = (srcSet: string) => srcSet.split(/,\s*/u).map((entry) => entry.split(" ")[0] ?? "");

it.each(FORMATS)(
  "a photograph in %s becomes WebP in several widths, with its size and without metadata",
  async (format) => {
    const { width, height, images } = await make(await draw(format));
    const srcSet = images.fallback?.srcSet ?? "";
    expect([width, height]).toEqual([1000, 500]);
    expect(srcSet.match(/\d+(?=w)/gu)).toEqual(["400", "800", "1000"]);
    for (const [index, url] of parseSrcSet(srcSet).entries()) {
      const written = await sharp(path.join("public", url)).metadata();
      expect(written).toMatchObject({ width: [400, 800, 1000][index], format: "webp" });
      expect(written.exif).toBeUndefined();
    }
  },
);

it.each([
  ["a window", 1600, 1000, ["1000", "1600"]],
  ["a phone", 1600, 3200, ["500", "720"]],
])("a screenshot of %s has files in the widths of the layout", async (_device, width, height, widths) => {
  const file = `${PAGE}/screen-editor.de.png`;
  writeFileSync(
    file,
    await sharp({ create: { width, height, channels: 3, background: "#14664a" } })
      .png()
      .toBuffer(),
  );
  const { images } = await make(file);
  expect(images.fallback?.srcSet?.match(/\d+(?=w)/gu)).toEqual(widths);
});

it.each([5, 6, 7, 8])(
  "a photograph with the Exif orientation %d is rotated before it is scaled",
  async (orientation) => {
    const file = `${PAGE}/turned.jpg`;
    const picture = sharp({ create: { width: 1000, height: 600, channels: 3, background: "#0a3cb4" } });
    writeFileSync(file, await picture.withMetadata({ orientation }).jpeg().toBuffer());
    const { width, height, images } = await make(file);
    expect([width, height]).toEqual([600, 1000]);
    const written = await sharp(path.join("public", images.fallback?.src ?? "")).metadata();
    expect(written).toMatchObject({ width: 600, height: 1000, format: "webp" });
    expect(written.orientation ?? 1).toBe(1);
  },
);

it("removeUnusedImages removes the files of a photograph that no page shows, and its copy in the cache", async () => {
  const [unused, used] = [await draw("png"), await draw("jpeg")];
  const { images } = await make(unused);
  await make(used);
  const written = path.join("public", images.fallback?.src ?? "");
  removeUnusedImages([unused, used], "public");
  expect(existsSync(written)).toBe(true);
  mkdirSync("public/static/drawings");
  removeUnusedImages([used], "public");
  expect(existsSync(written)).toBe(false);
  expect(readdirSync("public/static")).toHaveLength(2);
  expect(readdirSync(".cache/pictures")).toHaveLength(1);
});
