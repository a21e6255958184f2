import { existsSync, readFileSync, statSync, utimesSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { type TemporaryFolder, temporaryFolder } from "../testing/temporary-folder";
import { compressFiles } from "./compress";

const TEXT = "A sentence that comes again and again. ".repeat(50);
let folder: TemporaryFolder;
const at = (file: string) => path.join(folder.path, file);

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
    [".hosting/rules.json", TEXT],
    ["webpack.stats.json", TEXT],
  ])("writes none beside %s", async (file, text) => {
    folder.write(file, text);
    await compressFiles(folder.path);
    expect([existsSync(at(`${file}.br`)), existsSync(at(`${file}.gz`))]).toEqual([false, false]);
  });

  it("keeps copies that hold the same, and writes the others again", async () => {
    for (const file of ["same.html", "changed.html"]) folder.write(file, TEXT);
    await compressFiles(folder.path);
    for (const file of ["same.html.br", "changed.html.br"]) utimesSync(at(file), 1, 1);
    folder.write("changed.html", TEXT.toUpperCase());
    folder.write("same.html.gz", "broken");
    await compressFiles(folder.path);
    expect(statSync(at("same.html.br")).mtimeMs).toBe(1000);
    expect(brotliDecompressSync(readFileSync(at("changed.html.br"))).toString()).toBe(TEXT.toUpperCase());
    expect(gunzipSync(readFileSync(at("same.html.gz"))).toString()).toBe(TEXT);
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
