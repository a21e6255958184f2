/** Copies of the built files are tested in e2e/hosting.spec.ts. */
import { existsSync, readFileSync, utimesSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { type TemporaryFolder, temporaryFolder } from "../../test/temporary-folder";
import { compressFiles } from "./compress";

const TEXT = "A sentence that comes again and again. ".repeat(50);
let folder: TemporaryFolder;
const at = (file: string) => path.join(folder.path, file);

beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

it("copies of an unchanged file are kept, those of a changed one are written again", async () => {
  for (const file of ["same.html", "changed.html"]) folder.write(file, TEXT);
  await compressFiles(folder.path);
  for (const copy of ["same.html.br", "changed.html.br", "changed.html.gz"]) folder.write(copy, "not opened");
  folder.write("changed.html", TEXT.toUpperCase());
  // A test is faster than the clock of a file system.
  utimesSync(at("changed.html"), 2_000_000_000, 2_000_000_000);
  await compressFiles(folder.path);
  expect(folder.read("same.html.br")).toBe("not opened");
  expect(brotliDecompressSync(readFileSync(at("changed.html.br"))).toString()).toBe(TEXT.toUpperCase());
  expect(gunzipSync(readFileSync(at("changed.html.gz"))).toString()).toBe(TEXT.toUpperCase());
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
