import { existsSync } from "node:fs";
import path from "node:path";
import { type TemporaryFolder, temporaryFolder } from "../../test/temporary-folder";
import { addWord, besideOf, peerSite } from "./sites";

let folder: TemporaryFolder;
const at = (...names: string[]) => path.join(folder.path, ...names);

beforeEach(() => {
  folder = temporaryFolder();
  folder.write("peer/content/a.md", "---\ntitle: A\n---\n\nLast words.\n\n");
  folder.write("peer/node_modules/gatsby/package.json", "{}");
});
afterEach(() => folder.remove());

describe("peerSite", () => {
  it("edits and adds entries in the copy only", async () => {
    const site = peerSite(at("peer"), at("copy"), "content/a.md");
    site.edit("more");
    await site.add(1);
    expect(folder.read("copy/content/a.md")).toBe("---\ntitle: A\n---\n\nLast words. more\n");
    expect(existsSync(at("copy/content/a-new-1.md"))).toBe(true);
    expect(folder.read("peer/content/a.md")).toContain("Last words.\n\n");
    expect(existsSync(at("peer/content/a-new-1.md"))).toBe(false);
  });

  it("says what is missing", () => {
    expect(() => peerSite(at("peer"), at("copy"), "content/b.md")).toThrow(/--peer-entry names it/u);
  });
});

describe("addWord", () => {
  it("changes the same entry again and again", () => {
    for (const word of ["one", "two"]) addWord(at("peer/content/a.md"), word);
    expect(folder.read("peer/content/a.md")).toMatch(/Last words\. one two\n$/u);
  });
});

describe("besideOf", () => {
  it("keeps the folder and the ending", () => {
    expect(besideOf(path.join("a", "case-0001.md"), 2)).toBe(path.join("a", "case-0001-new-2.md"));
  });
});
