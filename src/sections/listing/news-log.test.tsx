/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import type { Card } from "../../model/views/card";
import { textOf, textsOf } from "../../../test/read";
import { renderIn } from "../../../test/render-page";
import { sampleCard } from "../../../test/views";
import { NewsLog } from "./news-log";

const article = (date: string, category: Card["category"]) =>
  sampleCard({ kind: "article", path: `/de/news/${date}/`, title: date, date, category });
const CARDS = [
  article("2026-11-03", "product-family"),
  article("2026-10-01", "product-family"),
  article("2026-01-01", "management"),
  article("2025-12-31", "product-family"),
];
const FRAME = { sign: { id: "news", heading: "Alle Meldungen", echo: undefined }, isLast: true, idOf: String };

/** @returns texts in an element by the filter that shows them. */
const byFilter = (element: Element) =>
  Object.fromEntries(
    [...element.querySelectorAll<HTMLElement>("h2 + * [data-category]")].map((part) => [
      part.dataset["category"],
      textOf(part),
    ]),
  );

/** A filter works without a script: each article and each count is marked with the value that shows it. */
describe("the log of news", () => {
  it("offers every kind of news, and says how many there are", () => {
    const { container } = renderIn("de", <NewsLog cards={CARDS} {...FRAME} />);
    const labels = ["Alle 4", "Produktfamilie 3", "Relaunch 0", "Partnerschaft 0", "Messe 0", "Geschäftsführung 1"];
    expect(textsOf(container, "label")).toEqual(labels);
    const values = screen.getAllByRole<HTMLInputElement>("radio").map(({ value }) => value);
    const marks = screen.getAllByRole("listitem").map((row) => row.dataset["category"]);
    expect(values).toEqual(expect.arrayContaining(marks));
  });

  it("has a sign for each year, newest first, with the number of its articles, in all and by kind", () => {
    const { container } = renderIn("de", <NewsLog cards={CARDS} {...FRAME} />);
    expect(textsOf(container, "h2")).toEqual(["Alle Meldungen", "2026", "2025"]);
    const years = screen
      .getAllByRole("heading", { level: 2, name: /^20/u })
      .map((sign) => sign.closest("section") as Element);
    expect(years.map(byFilter)).toEqual([
      { all: "3 Meldungen", "product-family": "2 Meldungen", management: "1 Meldung" },
      { all: "1 Meldung", "product-family": "1 Meldung" },
    ]);
    expect(years.map((year) => textsOf(year, "li h3"))).toEqual([
      ["2026-11-03", "2026-10-01", "2026-01-01"],
      ["2025-12-31"],
    ]);
  });
});
