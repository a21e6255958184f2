import { existsSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from "node:zlib";
import { type TemporaryFolder, temporaryFolder } from "../../test/temporary-folder";
import { compressFiles } from "./compress";

const TEXT = "A sentence that comes again and again. ".repeat(50);
let folder: TemporaryFolder;
const at = (file: string) => path.join(folder.path, file);
/** A test is faster than the clock of a file system. */
const later = (...files: string[]) => files.forEach((file) => utimesSync(at(file), 2_000_000_000, 2_000_000_000));

beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

describe("compressFiles", () => {
  it.each([
    "de/index.html",
    "app.js",
    "app.css",
    "page-data.json",
    "drawing.svg",
    "feed.xml",
    "app.webmanifest",
    "robots.txt",
  ])("writes two copies beside %s", async (file) => {
    folder.write(file, TEXT);
    await compressFiles(folder.path);
    expect(brotliDecompressSync(readFileSync(at(`${file}.br`))).toString()).toBe(TEXT);
    expect(gunzipSync(readFileSync(at(`${file}.gz`))).toString()).toBe(TEXT);
  });

  it.each([
    ["picture.avif", TEXT],
    ["small.html", "A sentence."],
    ["_gatsby/slices/part.html", TEXT],
  ])("writes none beside %s", async (file, text) => {
    folder.write(file, text);
    await compressFiles(folder.path);
    expect([existsSync(at(`${file}.br`)), existsSync(at(`${file}.gz`))]).toEqual([false, false]);
  });

  it("keeps copies that hold the same, and writes the others again", async () => {
    for (const file of ["same.html", "changed.html"]) folder.write(file, TEXT);
    await compressFiles(folder.path);
    const quick = brotliCompressSync(TEXT, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
    writeFileSync(at("same.html.br"), quick);
    folder.write("changed.html", TEXT.toUpperCase());
    folder.write("same.html.gz", "broken");
    later("changed.html", "same.html.br", "same.html.gz");
    await compressFiles(folder.path);
    expect(readFileSync(at("same.html.br"))).toEqual(quick);
    expect(brotliDecompressSync(readFileSync(at("changed.html.br"))).toString()).toBe(TEXT.toUpperCase());
    expect(gunzipSync(readFileSync(at("same.html.gz"))).toString()).toBe(TEXT);
  });

  it("takes the time for the last byte, but not for articles, which come by the thousand", async () => {
    const text = Array.from(
      { length: 3000 },
      (_, index) => `<p>${(index * 7919) % 997} ${(index * 104_729) % 89}</p>`,
    ).join("");
    const files = [
      "de/index.html",
      "de/newsroom/index.html",
      "de/news/a/index.html",
      "page-data/en/news/a/page-data.json",
    ];
    for (const file of files) folder.write(file, text);
    await compressFiles(folder.path);
    const [home = 0, ...others] = files.map((file) => statSync(at(`${file}.br`)).size);
    expect(others).toEqual([home, expect.any(Number), others[1]]);
    expect(others[1]).toBeGreaterThan(home);
  });

  it("gives a copy the time of its file, and opens neither as long as they agree", async () => {
    folder.write("page.html", TEXT);
    await compressFiles(folder.path);
    const { atime, mtime } = statSync(at("page.html"));
    expect(Math.abs(statSync(at("page.html.br")).mtimeMs - mtime.getTime())).toBeLessThan(2);
    folder.write("page.html.br", "not looked at");
    utimesSync(at("page.html.br"), atime, mtime);
    await compressFiles(folder.path);
    expect(folder.read("page.html.br")).toBe("not looked at");
  });

  it("removes copies whose file is gone: hosts would go on serving them", async () => {
    folder.write("gone/index.html", TEXT);
    await compressFiles(folder.path);
    folder.write("gone/index.html", "short");
    folder.write("other.html.gz", "left over");
    await compressFiles(folder.path);
    for (const file of ["gone/index.html.br", "gone/index.html.gz", "other.html.gz"])
      expect(existsSync(at(file))).toBe(false);
  });
});
