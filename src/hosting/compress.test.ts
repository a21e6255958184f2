/** Copies of the built files are tested in e2e/hosting.spec.ts. */
import { existsSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from "node:zlib";
import { type TemporaryFolder, temporaryFolder } from "../../test/temporary-folder";
import { compressFiles } from "./compress";

const TEXT = "A sentence that comes again and again. ".repeat(50);
let folder: TemporaryFolder;
const at = (file: string) => path.join(folder.path, file);

beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

it("copies that hold the same are kept, the others are written again", async () => {
  for (const file of ["same.html", "changed.html"]) folder.write(file, TEXT);
  await compressFiles(folder.path);
  const quick = brotliCompressSync(TEXT, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
  writeFileSync(at("same.html.br"), quick);
  folder.write("changed.html", TEXT.toUpperCase());
  folder.write("same.html.gz", "broken");
  // A test is faster than the clock of a file system.
  for (const file of ["changed.html", "same.html.br", "same.html.gz"])
    utimesSync(at(file), 2_000_000_000, 2_000_000_000);
  await compressFiles(folder.path);
  expect(readFileSync(at("same.html.br"))).toEqual(quick);
  expect(brotliDecompressSync(readFileSync(at("changed.html.br"))).toString()).toBe(TEXT.toUpperCase());
  expect(gunzipSync(readFileSync(at("same.html.gz"))).toString()).toBe(TEXT);
});

it("a copy has the time of its file, and neither is opened as long as they agree", async () => {
  folder.write("page.html", TEXT);
  await compressFiles(folder.path);
  const { atime, mtime } = statSync(at("page.html"));
  expect(Math.abs(statSync(at("page.html.br")).mtimeMs - mtime.getTime())).toBeLessThan(2);
  folder.write("page.html.br", "not looked at");
  utimesSync(at("page.html.br"), atime, mtime);
  await compressFiles(folder.path);
  expect(folder.read("page.html.br")).toBe("not looked at");
});

it("copies whose file is gone are removed: hosts would go on serving them", async () => {
  folder.write("gone/index.html", TEXT);
  await compressFiles(folder.path);
  folder.write("gone/index.html", "short");
  folder.write("other.html.gz", "left over");
  await compressFiles(folder.path);
  for (const file of ["gone/index.html.br", "gone/index.html.gz", "other.html.gz"])
    expect(existsSync(at(file))).toBe(false);
});
