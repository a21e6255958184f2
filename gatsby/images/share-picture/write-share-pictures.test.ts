import { existsSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { both, de, smallSite } from "../../../test/small-site";
import { type TemporaryFolder, temporaryFolder } from "../../../test/temporary-folder";
import { beginSharePictures } from "./begin";
import { sharePicturesOf, writeSharePictures } from "./write-share-pictures";

const PICTURE = { file: "test/fixture/content/pages/services/it-consulting/cover.svg", decorative: true };
const site = smallSite([de("/contact/"), de("/services/cms/", { picture: PICTURE }), both("/404/")]);
const FILES = ["de/contact/share.png", "de/services/cms/share.png"];

let folder: TemporaryFolder;
const at = (file: string) => path.join(folder.path, file);
const write = (of = site) => writeSharePictures(sharePicturesOf(of), at("public"), at("cache"));
const written = () => FILES.map((file) => readFileSync(at(`public/${file}`)));

beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

/** What each picture is, and that each page has its own, is read from the built site: e2e/hosting.spec.ts. */
it("pictures are taken from the cache where nothing has changed, and go with their page from both", async () => {
  await write();
  const times = () => readdirSync(at("cache")).map((name) => statSync(at(`cache/${name}`)).mtimeMs);
  const before = times();
  await write();
  expect(times()).toEqual(before);
  await write(smallSite([de("/contact/")]));
  expect(existsSync(at("public/de/services/cms/share.png"))).toBe(false);
  expect(times()).toHaveLength(1);
});

it("another thread draws the same bytes without the cache, or says of which page a picture can't be drawn", async () => {
  await write();
  const before = written();
  rmSync(at("public"), { recursive: true });
  await beginSharePictures(site, at("public"), at("other-cache"));
  expect(written()).toEqual(before);
  const lost = smallSite([de("/about-us/", { picture: { ...PICTURE, file: "lost.svg" } })]);
  await expect(beginSharePictures(lost, at("public"), at("cache"))).rejects.toThrow(
    /about-us\/share\.png can't be drawn/u,
  );
});
