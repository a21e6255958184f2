/** Tests incremental builds. e2e/hosting.spec.ts tests the copies of the built files. */
import { existsSync, readFileSync, utimesSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { type TemporaryFolder, temporaryFolder } from "../../test/temporary-folder";
import { compressFiles } from "./compress";

const TEXT = "A sentence that comes again and again. ".repeat(50);
let folder: TemporaryFolder;
const inFolder = (file: string) => path.join(folder.path, file);

beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

it("compressFiles keeps the copies of an unchanged file, and rewrites those of a changed file", async () => {
  for (const file of ["same.html", "changed.html"]) folder.write(file, TEXT);
  await compressFiles(folder.path);
  for (const copy of ["same.html.br", "changed.html.br", "changed.html.gz"]) folder.write(copy, "not opened");
  folder.write("changed.html", TEXT.toUpperCase());
  // The test is faster than the resolution of file times.
  utimesSync(inFolder("changed.html"), 2_000_000_000, 2_000_000_000);
  await compressFiles(folder.path);
  expect(folder.read("same.html.br")).toBe("not opened");
  expect(brotliDecompressSync(readFileSync(inFolder("changed.html.br"))).toString()).toBe(TEXT.toUpperCase());
  expect(gunzipSync(readFileSync(inFolder("changed.html.gz"))).toString()).toBe(TEXT.toUpperCase());
});

it("compressFiles removes the copies of a file that is gone or too small, since hosts would still serve them", async () => {
  folder.write("gone/index.html", TEXT);
  await compressFiles(folder.path);
  folder.write("gone/index.html", "short");
  folder.write("other.html.gz", "left over");
  await compressFiles(folder.path);
  for (const file of ["gone/index.html.br", "gone/index.html.gz", "other.html.gz"])
    expect(existsSync(inFolder(file))).toBe(false);
});
