import { existsSync } from "node:fs";
import path from "node:path";
import type { Site } from "../../src/site/site";
import { temporaryFolder, type TemporaryFolder } from "../../test/temporary-folder";
import { writeSheets } from "./sheets";

let place: TemporaryFolder;
const root = process.cwd();
beforeEach(() => {
  place = temporaryFolder();
  process.chdir(place.path);
});
afterEach(() => {
  process.chdir(root);
  place.remove();
});

const page = {
  route: "/fares/",
  path: "/de/fares/",
  language: "de",
  content: { sections: [{ type: "sheet", id: "bill" }] },
};
const site = { pages: [page] } as unknown as Site;

it("the PDF of a sheet is served beside its page; those of sheets that are gone are removed, what is static stays", () => {
  place.write("content/pages/fares/bill.de.pdf", "printed");
  for (const file of ["public/de/fares/old.pdf", "static/de/terms.pdf", "public/de/terms.pdf"]) place.write(file, "x");
  writeSheets(site, "public");
  const isThere = (name: string) => existsSync(path.join("public/de", name));
  expect(["fares/bill.pdf", "fares/old.pdf", "terms.pdf"].map(isThere)).toEqual([true, false, true]);
});
