import { existsSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { articleFolder } from "../../tools/checks/generated-articles";
import { unfitPicture } from "../../src/content/rules/picture-files";
import { type TemporaryFolder, temporaryFolder } from "../../test/temporary-folder";
import { coverFile, coverOwner, drawCover } from "./covers";

describe("coverFile", () => {
  it("is the article's own where covers are unique", () => {
    expect([1, 12, 13, 5000].map((article) => coverOwner(article, "unique"))).toEqual([1, 12, 13, 5000]);
    expect(coverFile(13, "unique")).toBe("cover.jpg");
  });

  it("is one of the first twelve where they are shared", () => {
    expect([1, 12, 13, 25].map((article) => coverOwner(article, "shared"))).toEqual([1, 12, 1, 1]);
    expect(coverFile(12, "shared")).toBe("cover.jpg");
    expect(coverFile(14, "shared")).toBe("../generated-00002/cover.jpg");
  });
});

describe("drawCover", () => {
  let folder: TemporaryFolder;
  beforeEach(() => (folder = temporaryFolder()));
  afterEach(() => folder.remove());

  it("draws pictures that the content check takes, each another one", async () => {
    const files = [1, 2].map((article) => path.join(folder.path, articleFolder(article), "cover.jpg"));
    for (const article of [1, 2]) {
      mkdirSync(path.join(folder.path, articleFolder(article)), { recursive: true });
      await drawCover(folder.path, article);
    }
    expect(files.every((file) => existsSync(file) && !unfitPicture(file))).toBe(true);
    const [first, second] = files.map((file) => readFileSync(file));
    expect(first?.equals(second ?? Buffer.alloc(0))).toBe(false);
  });
});
