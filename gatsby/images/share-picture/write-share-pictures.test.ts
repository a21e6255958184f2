import { existsSync, readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { both, de, smallSite } from "../../../test/small-site";
import { type TemporaryFolder, temporaryFolder } from "../../../test/temporary-folder";
import { cropPicture } from "./crop-picture";
import { writeSharePictures } from "./write-share-pictures";

const PICTURE = { file: "starter/content/pages/services/it-consulting/cover.svg", decorative: true };
const site = smallSite([de("/contact/"), de("/services/cms/", { picture: PICTURE }), both("/404/")]);
const FILES = ["de/contact/share.png", "de/services/cms/share.png"];

let folder: TemporaryFolder;
let cache: Map<string, unknown>;
const at = (file: string) => path.join(folder.path, file);
const write = (of = site) =>
  writeSharePictures(of, at("public"), {
    get: (key) => Promise.resolve(cache.get(key)),
    set: (key, value) => Promise.resolve(cache.set(key, value)),
  });
const written = () => FILES.map((file) => readFileSync(at(`public/${file}`)));
const times = () => FILES.map((file) => statSync(at(`public/${file}`)).mtimeMs);

beforeEach(() => {
  folder = temporaryFolder();
  cache = new Map();
});
afterEach(() => folder.remove());

/** e2e/feeds.spec.ts reads size and difference of the pictures from the built site. */
it("writeSharePictures keeps unchanged pictures, is reproducible, and removes pictures of removed pages", async () => {
  await write();
  const [first, before] = [written(), times()];
  await write();
  expect(times()).toEqual(before);
  cache.clear();
  await write();
  expect(times()).not.toEqual(before);
  expect(written()).toEqual(first);
  await write(smallSite([de("/contact/")]));
  expect(existsSync(at("public/de/services/cms/share.png"))).toBe(false);
});

it("writeSharePictures draws a missing picture and the picture of a changed page again", async () => {
  await write();
  const [contact] = written();
  rmSync(at("public/de/contact/share.png"));
  await write();
  expect(written()[0]).toEqual(contact);
  await write(smallSite([de("/contact/", { title: "Kontakt" }), de("/services/cms/")]));
  expect(written()[0]).not.toEqual(contact);
});

it("writeSharePictures names the page whose picture can't be read", async () => {
  const lost = smallSite([de("/about-us/", { picture: { ...PICTURE, file: "lost.svg" } })]);
  await expect(write(lost)).rejects.toThrow(/about-us\/share\.png can't be drawn/u);
});

it.each([
  ["around its yellow", undefined, [255, 201, 31]],
  ["around its focus", [0, 0, 40, 100], [0, 0, 255]],
])("cropPicture crops a picture %s", async (_where, focus, colour) => {
  const yellow = `<rect x="80" width="10" height="40" fill="#ffc91f"/>`;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="40"><path fill="#00f" d="M0 0h100v40H0z"/>${yellow}</svg>`;
  const cropped = await cropPicture(Buffer.from(picture), { width: 30, height: 40 }, focus);
  const { data } = await sharp(cropped)
    .extract({ left: 15, top: 20, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([...data]).toEqual(colour);
});
