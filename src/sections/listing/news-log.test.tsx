/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Card } from "../../model/views/card";
import { textOf } from "../../../test/read";
import { renderIn } from "../../../test/render-page";
import { samplePicture } from "../../../test/sample-image";
import { sampleCard } from "../../../test/views";
import { NewsLog } from "./news-log";

const article = (title: string, date: string, category: Card["category"], more: Partial<Card> = {}): Card =>
  sampleCard({ kind: "article", path: `/de/news/${date}/`, title, text: `Von ${title}.`, date, category, ...more });

const CARDS = [
  article("Fusion fährt Bahn", "2026-11-03", "product-family", { line: "A" }),
  article("Neue Leitung", "2026-01-01", "management", { line: undefined }),
  article("Quickstart", "2025-12-31", "product-family"),
];

const FRAME = { sign: { id: "news", heading: "Alle Meldungen", echo: undefined }, isLast: true, idOf: String };

/** @returns what stands beside a year's sign, by the filter that shows it. */
const counts = (year: HTMLElement) =>
  Object.fromEntries(
    [...year.querySelectorAll<HTMLElement>("h2 + * [data-category]")].map((count) => [
      count.dataset["category"],
      textOf(count),
    ]),
  );

const radios = () => screen.getAllByRole<HTMLInputElement>("radio");

describe("the log of news", () => {
  it.each([
    [
      "de",
      "Nach Art filtern",
      ["Alle 3", "Produktfamilie 2", "Relaunch 0", "Partnerschaft 0", "Messe 0", "Geschäftsführung 1"],
    ],
    [
      "en",
      "Filter by kind",
      ["All 3", "Product family 2", "Relaunch 0", "Partnership 0", "Trade fair 0", "Management 1"],
    ],
  ] as const)("offers in %s every kind of news, and says how many there are", (language, legend, labels) => {
    renderIn(language, <NewsLog cards={CARDS} {...FRAME} />);
    const group = screen.getByRole("group", { name: legend });
    const names = within(group)
      .getAllByRole("radio")
      .map((radio) => textOf(radio.closest("label")));
    expect(names).toEqual(labels);
    expect(screen.getByRole("radio", { name: labels[1] })).toBe(radios()[1]);
  });

  it("shows everything at first, and one kind at a time, without a script", async () => {
    renderIn("de", <NewsLog cards={CARDS} {...FRAME} />);
    expect(radios().map(({ checked }) => checked)).toEqual([true, false, false, false, false, false]);
    await userEvent.click(screen.getByText("Geschäftsführung", { selector: "label span" }));
    expect(radios().map(({ checked }) => checked)).toEqual([false, false, false, false, false, true]);
  });

  it("marks each article with the value of the filter that shows it", () => {
    renderIn("de", <NewsLog cards={CARDS} {...FRAME} />);
    const values = radios().map(({ value }) => value);
    const marks = screen.getAllByRole("listitem").map((row) => row.dataset["category"]);
    expect(marks).toEqual(["product-family", "management", "product-family"]);
    expect(values).toEqual(expect.arrayContaining(marks));
  });

  it("has a sign for each year, newest first, which says how many articles follow", () => {
    renderIn("de", <NewsLog cards={CARDS} {...FRAME} />);
    const signs = screen.getAllByRole("heading", { level: 2 });
    expect(signs.map(textOf)).toEqual(["Alle Meldungen", "2026", "2025"]);
    const years = signs.slice(1).map((year) => year.closest("section") as HTMLElement);
    expect(years.map((year) => counts(year)["all"])).toEqual(["2 Meldungen", "1 Meldung"]);
    const rows = years.map((year) => within(year).getAllByRole("link").map(textOf));
    expect(rows).toEqual([["Fusion fährt Bahn", "Neue Leitung"], ["Quickstart"]]);
  });

  it("says at each year how many articles of a kind there are, each marked for the filter that shows it", () => {
    const cards = [...CARDS, article("Bahn, zweiter Teil", "2026-10-01", "product-family")];
    renderIn("de", <NewsLog cards={cards} {...FRAME} />);
    const signs = screen.getAllByRole("heading", { name: /^20/u });
    expect(signs.map((sign) => counts(sign.closest("section") as HTMLElement))).toEqual([
      { all: "3 Meldungen", "product-family": "2 Meldungen", management: "1 Meldung" },
      { all: "1 Meldung", "product-family": "1 Meldung" },
    ]);
  });

  it.each([
    ["de", "3. Nov.", "Produktfamilie"],
    ["en", "3 Nov", "Product family"],
  ] as const)(
    "says in %s of an article its day, its kind, its title, a sentence and its line",
    (language, day, kind) => {
      renderIn(language, <NewsLog cards={CARDS} {...FRAME} />);
      const [row] = screen.getAllByRole("listitem");
      const parts = [...(row?.children ?? [])].map(textOf);
      expect(parts).toEqual([day, kind, "Fusion fährt BahnVon Fusion fährt Bahn.", "A"]);
      expect(row?.querySelector("time")).toHaveAttribute("datetime", "2026-11-03");
      expect(screen.getByRole("heading", { level: 3, name: "Fusion fährt Bahn" })).toBeInTheDocument();
    },
  );

  it("shows the article that leads a year with its picture, its day, its kind and a sentence", () => {
    const cards = CARDS.map((card) => (card.line ? { ...card, picture: samplePicture() as never } : card));
    const { container } = renderIn("de", <NewsLog cards={cards} {...FRAME} hasFirstPicture />);
    const leads = [...container.querySelectorAll("li:has(img)")];
    expect(leads.map((lead) => textOf(lead.querySelector("h3")))).toEqual(["Fusion fährt Bahn", "Quickstart"]);
    expect(leads[0]).toHaveTextContent(
      /^3. November 2026031126 ?Produktfamilie ?AFusion fährt BahnVon Fusion fährt Bahn.$/u,
    );
    expect(leads.map((lead) => lead.querySelector("img")?.getAttribute("loading"))).toEqual(["eager", "lazy"]);
    expect(leads.map((lead) => lead.querySelector("img")?.alt)).toEqual(["", ""]);
  });
});
