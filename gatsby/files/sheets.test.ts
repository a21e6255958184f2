import { existsSync } from "node:fs";
import path from "node:path";
import type { Site } from "../../src/site/site";
import { temporaryFolder, type TemporaryFolder } from "../../test/temporary-folder";
import { writeSheets } from "./sheets";

let folder: TemporaryFolder;
const root = process.cwd();
beforeEach(() => {
  folder = temporaryFolder();
  process.chdir(folder.path);
});
afterEach(() => {
  process.chdir(root);
  folder.remove();
});

const page = {
  route: "/fares/",
  path: "/de/fares/",
  language: "de",
  content: { sections: [{ type: "sheet", id: "bill" }] },
};
const site = { pages: [page] } as unknown as Site;

it("writeSheets copies a sheet's PDF beside its page, removes PDFs of removed sheets, and keeps static PDFs", () => {
  folder.write("content/pages/fares/bill.de.pdf", "printed");
  for (const file of ["public/de/fares/old.pdf", "static/de/terms.pdf", "public/de/terms.pdf"]) folder.write(file, "x");
  writeSheets(site, "public");
  const exists = (name: string) => existsSync(path.join("public/de", name));
  expect(["fares/bill.pdf", "fares/old.pdf", "terms.pdf"].map(exists)).toEqual([true, false, true]);
});
