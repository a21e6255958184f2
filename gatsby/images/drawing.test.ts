import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { isDrawing } from "../../src/content/read/picture-file";
import { listFiles } from "../../src/content/list-files";
import { isHashed } from "../../src/hosting/file-patterns";
import { type TemporaryFolder, temporaryFolder } from "../../test/temporary-folder";
import { readDrawing, writeDrawings } from "./drawing";

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200.4 800">\n  <path d="M 0 0 H 900"/>\n</svg>\n';

let folder: TemporaryFolder;
const cover = () => path.join(folder.path, "content/pages/about-us/cover.svg");
const map = () => path.join(folder.path, "content/pages/contact/map.svg");
const written = () => readdirSync(path.join(folder.path, "public/static/drawings")).sort();
const read = (src: string) => readFileSync(path.join(folder.path, "public", src), "utf8");
const write = (files: readonly string[]) => writeDrawings(files, path.join(folder.path, "public"));

beforeEach(() => {
  folder = temporaryFolder();
  folder.write("content/pages/about-us/cover.svg", SVG);
  folder.write("content/pages/contact/map.svg", SVG);
});
afterEach(() => folder.remove());

it("a drawing is minified, and its URL changes with its content, not with its line breaks", () => {
  const { src } = readDrawing(cover());
  expect(readDrawing(cover())).toEqual({
    src: expect.stringMatching(/^\/static\/drawings\/about-us-cover-[0-9a-f]{8}\.svg$/u),
    width: 1200,
    height: 800,
  });
  expect(isHashed(src)).toBe(true);
  write([cover(), map()]);
  const smaller = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200.4 800"><path d="M0 0h900"/></svg>';
  expect([read(src), written().length]).toEqual([smaller, 2]);
  folder.write("content/pages/about-us/cover.svg", SVG.replaceAll("\n", "\r\n"));
  expect(readDrawing(cover()).src).toBe(src);
  folder.write("content/pages/about-us/cover.svg", SVG.replace("900", "901"));
  expect(readDrawing(cover()).src).not.toBe(src);
});

it("writeDrawings leaves unchanged drawings, and removes drawings that no page shows", () => {
  write([cover(), map()]);
  const time = () => statSync(path.join(folder.path, "public", readDrawing(cover()).src)).mtimeMs;
  const before = time();
  write([cover()]);
  expect(time()).toBe(before);
  expect(written()).toEqual([path.basename(readDrawing(cover()).src)]);
  write([]);
  expect(written()).toEqual([]);
});

/** The difference of antialiased edges, in shades of 255. */
const MAX_DIFFERENCE = 16;

/** Every third drawing: the comparison takes most of the time. */
const files = listFiles(process.cwd(), "starter/content/pages").filter(
  (file, index) => isDrawing(file) && index % 3 === 0,
);

it("minified drawings of the starter look like their originals", async () => {
  expect(files.length).toBeGreaterThan(7);
  write(files);
  const changed = files.map(async (file) => {
    const [before, after] = [readFileSync(file), Buffer.from(read(readDrawing(file).src))];
    const difference = await sharp(before)
      .composite([{ input: after, blend: "difference" }])
      .png({ compressionLevel: 1 })
      .toBuffer();
    const { channels } = await sharp(difference).stats();
    return channels.slice(0, 3).some(({ max }) => max > MAX_DIFFERENCE) ? file : [];
  });
  expect((await Promise.all(changed)).flat()).toEqual([]);
});
