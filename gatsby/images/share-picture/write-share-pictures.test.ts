import { existsSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { both, de, smallSite } from "../../../test/small-site";
import { type TemporaryFolder, temporaryFolder } from "../../../test/temporary-folder";
import { beginSharePictures } from "./begin";
import { sharePicturesOf, writeSharePictures } from "./write-share-pictures";

const PICTURE = { file: "test/fixture/content/pages/services/it-consulting/cover.svg", decorative: true };
const site = smallSite([both("/contact/"), de("/services/cms/", { picture: PICTURE }), both("/404/")]);
const FILES = ["de/contact/share.png", "de/services/cms/share.png", "en/contact/share.png"];

let folder: TemporaryFolder;
const at = (file: string) => path.join(folder.path, "public", file);
const write = (of = site, cache = "cache") =>
  writeSharePictures(sharePicturesOf(of), path.join(folder.path, "public"), path.join(folder.path, cache));
const written = () =>
  readdirSync(at(""), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".png"))
    .sort();

beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

describe("writeSharePictures", () => {
  it("draws every page but those for missing pages, 1200 to 630 pixels and below 60 KB", async () => {
    await write();
    expect(written()).toEqual(FILES);
    for (const file of FILES) {
      expect(await sharp(at(file)).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
      expect(statSync(at(file)).size).toBeLessThan(60_000);
    }
  });

  it("gives the same bytes again, with the cache and without", async () => {
    await write();
    const before = FILES.map((file) => readFileSync(at(file)));
    await write();
    expect(FILES.map((file) => readFileSync(at(file)))).toEqual(before);
    await write(site, "other-cache");
    expect(FILES.map((file) => readFileSync(at(file)))).toEqual(before);
  });

  it("takes from the cache what has not changed", async () => {
    await write();
    const drawn = () =>
      readdirSync(path.join(folder.path, "cache")).map(
        (name) => statSync(path.join(folder.path, "cache", name)).mtimeMs,
      );
    const before = drawn();
    await write();
    expect(drawn()).toEqual(before);
  });

  it("removes the pictures of pages that are gone, from the site and from the cache", async () => {
    await write();
    await write(smallSite([both("/contact/")]));
    expect(existsSync(at("de/services/cms/share.png"))).toBe(false);
    expect(readdirSync(path.join(folder.path, "cache"))).toHaveLength(2);
  });
});

describe("beginSharePictures", () => {
  const variable = process.env["NO_SHARE_PICTURES"];
  beforeEach(() => delete process.env["NO_SHARE_PICTURES"]);
  afterEach(() => {
    if (variable === undefined) delete process.env["NO_SHARE_PICTURES"];
    else process.env["NO_SHARE_PICTURES"] = variable;
  });

  it("draws them in another thread, the same bytes", async () => {
    await write();
    const before = FILES.map((file) => readFileSync(at(file)));
    for (const file of FILES) rmSync(at(file));
    await beginSharePictures(site, at(""), path.join(folder.path, "other-cache"));
    expect(FILES.map((file) => readFileSync(at(file)))).toEqual(before);
  });

  it("says of which page a picture can't be drawn", async () => {
    const wide = smallSite([both("/contact/"), de("/about-us/", { title: "x".repeat(90) })]);
    const drawn = beginSharePictures(wide, at(""), path.join(folder.path, "cache"));
    await expect(drawn).rejects.toThrow(/de\/about-us\/share\.png can't be drawn: "xxx.*shorter title/u);
  });

  it("draws none where nobody looks at them", async () => {
    process.env["NO_SHARE_PICTURES"] = "1";
    await beginSharePictures(site, at(""), path.join(folder.path, "cache"));
    expect(existsSync(at(""))).toBe(false);
  });
});
