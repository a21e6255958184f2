import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { both, smallSite } from "../../../test/small-site";
import { readPdf } from "../../../test/read-pdf";
import { type TemporaryFolder, temporaryFolder } from "../../../test/temporary-folder";
import { pageViewOf } from "../../page-data/page-view-of";
import { withSheetFiles } from "./sheet-files";
import { writeSheets } from "./write-sheets";

const FACTS = [
  { term: "Number", value: "M-1" },
  { term: "Day", value: "1 June" },
];
const sheet = (title = "Section 3", text = "A paragraph.") => {
  const parts = [{ text }];
  return { type: "sheet", id: "sample", heading: "A sheet", name: "Invoice", title, facts: FACTS, parts };
};
const siteWith = (...sections: object[]) => smallSite([both("/partner/", { sections })]);

describe("the PDFs of sheets", () => {
  let folder: TemporaryFolder;
  let cache: string;
  const fileIn = (language: string) => path.join(folder.path, language, "partner/sample.pdf");
  const write = (site: ReturnType<typeof siteWith>) => writeSheets(site, folder.path, cache);
  beforeEach(() => {
    folder = temporaryFolder();
    cache = path.join(folder.path, "cache");
  });
  afterEach(() => folder.remove());

  it("lie beside their page, one in each language, from the firm of the site, as a sample", async () => {
    await write(siteWith(sheet()));
    const [german, english] = ["de", "en"].map((language) => readPdf(readFileSync(fileIn(language))));
    expect(german?.text).toEqual(expect.arrayContaining(["Signalbau GmbH", "Muster", "Section 3"]));
    expect(english?.text).toEqual(expect.arrayContaining(["Sample", "Signalbau GmbH · Musterweg 2 · 50667 Cologne"]));
    expect(english?.language).toBe("en-GB");
  });

  it("are drawn once, and left alone where nothing has changed", async () => {
    await write(siteWith(sheet()));
    const [drawn, written] = [readdirSync(cache), statSync(fileIn("de")).mtimeMs];
    await write(siteWith(sheet()));
    expect(readdirSync(cache)).toEqual(drawn);
    expect(statSync(fileIn("de")).mtimeMs).toBe(written);
    await write(siteWith(sheet("Section 4")));
    expect(readdirSync(cache)).toHaveLength(4);
    expect(readPdf(readFileSync(fileIn("de"))).title).toContain("Section 4");
  });

  it("go with their sheet; other PDFs of no page go, too", async () => {
    await write(siteWith(sheet()));
    mkdirSync(path.join(folder.path, "en/gone"), { recursive: true });
    writeFileSync(path.join(folder.path, "en/gone/sample.pdf"), "");
    await write(siteWith());
    expect(existsSync(fileIn("de"))).toBe(false);
    expect(existsSync(path.join(folder.path, "en/gone/sample.pdf"))).toBe(false);
  });

  it("are named where they can't be drawn", async () => {
    await expect(write(siteWith(sheet("Von A → B")))).rejects.toThrow(
      /^\/de\/partner\/: the sheet sample can't be drawn: the typeface has no "→"/u,
    );
  });

  it("are linked with their address and their size", async () => {
    const site = siteWith(sheet());
    const page = site.find("en", "/partner/");
    const view = page && (await withSheetFiles(pageViewOf(site, page), cache));
    await write(site);
    const size = Math.ceil(statSync(fileIn("en")).size / 1000);
    expect(view?.sheets?.["sample"]?.file).toEqual({
      path: "/en/partner/sample.pdf",
      note: `PDF, 1 page, ${size} KB`,
    });
  });
});
