import { readPdf } from "../../../test/read-pdf";
import { billView } from "./bill";
import { drawSheet, type SheetInput } from "./draw-sheet";
import { openSheetFonts, type SheetFonts } from "./fonts";

const MOST_BYTES = 60_000;

const BILL = { rate: "day", ceiling: "most", vat: 19, work: [{ name: "Prüfen", days: 41 }] };
const SHEET: SheetInput["sheet"] = {
  name: "Rechnung",
  title: "Größe & Ver\u00adfügbarkeit",
  facts: [
    { term: "Nummer", value: "M-1" },
    { term: "Tag", value: "1. Juni 2026" },
  ],
  parts: [
    { heading: "Tage", bill: BILL },
    { heading: "Schritte", text: "Ein Absatz.", steps: ["Erst dies.", "Dann das."] },
    { table: { columns: ["Fall", "Ergebnis"], rows: [["Eins", "bestanden"]] } },
  ],
};
const eurosOf = (name: string) => (name === "day" ? 750 : 30_000);
const INPUT: SheetInput = {
  language: "de",
  sheet: SHEET,
  view: {
    mark: "Muster",
    notice: "Alles erfunden.",
    sender: { name: "Müller & Söhne", place: "Köln", reach: "www.example.org" },
    bills: [billView(BILL, "de", eurosOf), null, null],
  },
};

describe("the PDF of a sheet", () => {
  let fonts: SheetFonts;
  let bytes: Buffer;
  beforeAll(async () => {
    fonts = await openSheetFonts();
    bytes = await drawSheet(INPUT, fonts);
  });
  it("says everything in the order in which it is read, the sample first, no seam in a word", () => {
    const text = readPdf(bytes).text.join("|").replaceAll(/\s/gu, " ");
    expect(text).toMatch(/^Müller & Söhne\|Rechnung\|Muster\|Größe & Verfügbarkeit\|Alles erfunden\.\|Nummer\|M-1\|/u);
    expect(text).toContain("Prüfen|41|30.750,00 €");
    expect(text).toContain("|–750,00 €|Netto|30.000,00 €|");
    expect(text).toContain("1|Erst dies.|2|Dann das.|Fall|Ergebnis|Eins|bestanden|");
  });

  it("is one A4 page in its language, with a title, tagged for programs that read aloud (PDF/UA)", () => {
    const { size, roles, ...about } = readPdf(bytes);
    expect(about).toMatchObject({ pages: 1, language: "de-DE", isTagged: true });
    expect(about.title).toBe("Rechnung: Größe + Verfügbarkeit (Muster)");
    expect(size.map(Math.round)).toEqual([0, 0, 595, 842]);
    expect(bytes.toString("latin1")).toContain("<pdfuaid:part>1</pdfuaid:part>");
    expect(roles.filter((role) => /^H\d$/u.test(role))).toEqual(["H1", "H2", "H2"]);
    expect(roles).toEqual(
      expect.arrayContaining(["Document", "L", "LI", "Lbl", "LBody", "Table", "TR", "TH", "TD", "P"]),
    );
  });

  it("carries the letters that it needs of the site's typefaces, and is small", () => {
    const text = bytes.toString("latin1");
    const embedded = text.match(/\/FontFile2 /gu)?.length;
    expect(embedded).toBe(4);
    expect(text.match(/\/Type \/FontDescriptor/gu)?.length).toBe(embedded);
    expect(text.match(/\/FontName \/[A-Z]{6}\+(?:RadioCanada|B612Mono)-Regular/gu)?.length).toBe(embedded);
    expect(bytes.length).toBeLessThan(MOST_BYTES);
  });

  it("is the same bytes each time, whatever the day", async () => {
    expect((await drawSheet(INPUT, fonts)).equals(bytes)).toBe(true);
    expect(bytes.toString("latin1")).not.toMatch(/D:20\d\d/u);
  });

  it("is not made where it has no room on a page", async () => {
    const long = { ...SHEET, parts: Array.from({ length: 30 }, () => ({ heading: "Noch eins", text: "Ein Absatz." })) };
    await expect(drawSheet({ ...INPUT, sheet: long }, fonts)).rejects.toThrow(
      /points too long for a page: shorten its parts/u,
    );
  });

  it("is not made with a letter that the typeface lacks", async () => {
    const arrow = { ...SHEET, title: "Von A → B" };
    await expect(drawSheet({ ...INPUT, sheet: arrow }, fonts)).rejects.toThrow(/no "→"/u);
  });
});
