/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen, within } from "@testing-library/react";
import { textOf, textsOf } from "../../../test/read";
import { renderIn } from "../../../test/render-page";
import { sampleView } from "../../../test/views";
import type { SheetView } from "../../model/views/sheet";
import type { SectionProps } from "../section-props";
import SheetSection from "./section";

const SECTION: SectionProps<"sheet">["section"] = {
  type: "sheet",
  id: "muster",
  heading: "So sieht das aus",
  name: "Rechnung",
  title: "Abschnitt 3",
  facts: [
    { term: "Nummer", value: "M-1" },
    { term: "Tag", value: "1. Juni" },
  ],
  parts: [
    { heading: "Tage", bill: { rate: "day", ceiling: "most", vat: 19, work: [{ name: "Prüfen", days: 2 }] } },
    { heading: "Schritte", steps: ["Erst dies.", "Dann das."] },
    { table: { columns: ["Fall", "Ergebnis"], rows: [["Eins", "bestanden"]] } },
  ],
  notes: [{ title: "Daneben", text: "Mit <em>Betonung</em>." }],
};
const SHEET: SheetView = {
  mark: "Muster",
  notice: "Alles erfunden.",
  sender: { name: "Signalbau GmbH", place: "Köln", reach: "www.example.org" },
  bills: [
    {
      columns: ["Arbeit", "Tage", "Betrag"],
      work: [{ name: "Prüfen", days: "2", amount: "1.500,00 €" }],
      sums: [{ name: "Zu zahlen", amount: "1.785,00 €", isTotal: true }],
    },
    null,
    null,
  ],
};

const renderSection = (more: Partial<SheetView> = {}) =>
  renderIn(
    "de",
    <SheetSection
      section={SECTION}
      view={sampleView("de", { sheets: { muster: { ...SHEET, ...more } } })}
      isLast={false}
    />,
  );

describe("a sheet", () => {
  it("is an article of its title, which says first that it is a sample", () => {
    renderSection();
    const sheet = screen.getByRole("article", { name: "Abschnitt 3" });
    expect(textOf(sheet)).toMatch(/^Rechnung ?Muster ?Abschnitt 3 ?Alles erfunden\./u);
    expect(within(sheet).getAllByRole("heading", { level: 4 }).map(textOf)).toEqual(["Tage", "Schritte"]);
    expect(textsOf(sheet, "dt")).toEqual(["Nummer", "Tag"]);
    expect(textOf(sheet)).toMatch(/Signalbau GmbH · Köln ?www\.example\.org$/u);
  });

  it("has tables with named columns and rows, the bill with its sums", () => {
    renderSection();
    const [bill, cases] = screen.getAllByRole("table");
    expect(bill && within(bill).getAllByRole("row").map(textOf)).toEqual([
      "ArbeitTageBetrag",
      "Prüfen21.500,00 €",
      "Zu zahlen1.785,00 €",
    ]);
    expect(cases && within(cases).getByRole("rowheader")).toHaveTextContent("Eins");
    expect(cases && within(cases).getByRole("cell")).toHaveAttribute("data-label", "Ergebnis");
    expect(screen.getAllByRole("listitem").map(textOf)).toEqual(["Erst dies.", "Dann das."]);
  });

  it("leads to its PDF, with what a click fetches, where there is one", () => {
    renderSection();
    expect(screen.queryByRole("link")).toBeNull();
    renderSection({ file: { path: "/de/fares/muster.pdf", note: "PDF, 1 Seite, 34 KB" } });
    const link = screen.getByRole("link", { name: "Rechnung (PDF, 1 Seite, 34 KB)" });
    expect(link).toHaveAttribute("href", "/de/fares/muster.pdf");
    expect(link).toHaveAttribute("type", "application/pdf");
  });

  it("fails where the build said nothing of it", () => {
    const show = () => renderIn("de", <SheetSection section={SECTION} view={sampleView("de")} isLast={false} />);
    jest.spyOn(console, "error").mockImplementation(() => undefined);
    expect(show).toThrow("The build said nothing of the sheet muster");
  });
});
