/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import type { Card } from "../../model/views/card";
import { linksIn, textOf } from "../../../test/read";
import { renderIn } from "../../../test/render-page";
import { sampleCard } from "../../../test/views";
import { FairList } from "./fair-list";

function fair(name: string, start: string, end: string, more: Partial<Card["event"]> = {}): Card {
  const event = { name, start, end, city: "Berlin", isPast: start < "2026-11-20", ...more };
  return sampleCard({ kind: "fair", path: `/de/${name}/`, title: `Wir auf der ${name}`, date: start, event });
}

/** Lists come newest first. */
const CARDS = [
  fair("ITB 2028", "2028-03-07", "2028-03-09"),
  fair("ITB 2027", "2027-03-09", "2027-03-11", { venue: "Messe Berlin", stand: "5.1 / 117" }),
  fair("ITB 2024", "2024-03-05", "2024-03-07"),
  fair("ITB 2020", "2020-03-04", "2020-03-08", { cancelled: true }),
];

/** @returns each fair as name, days and place, state. */
const rows = () =>
  screen.getAllByRole("listitem").map((row) => [...row.children].filter((part) => !part.ariaHidden).map(textOf));

describe("the list of fairs", () => {
  it("begins with the next fair, and goes back from the last one", () => {
    const { container } = renderIn("de", <FairList cards={CARDS} />);
    expect(screen.getAllByRole("heading", { level: 3 }).map(textOf)).toEqual(["Nächste Messen", "Vergangene Messen"]);
    expect(linksIn(container).map(([name]) => name)).toEqual(["ITB 2027", "ITB 2028", "ITB 2024", "ITB 2020"]);
  });

  it("separates the coming ones from the past ones by their headings", () => {
    renderIn("en", <FairList cards={CARDS} />);
    const past = screen.getByRole("heading", { name: "Past fairs" });
    const precedes = (name: string) =>
      screen.getByRole("link", { name }).compareDocumentPosition(past) === Node.DOCUMENT_POSITION_FOLLOWING;
    expect(["ITB 2027", "ITB 2028"].map(precedes)).toEqual([true, true]);
    expect(["ITB 2024", "ITB 2020"].map(precedes)).toEqual([false, false]);
    expect(screen.getByRole("heading", { name: "Coming fairs" })).toBeInTheDocument();
  });

  it.each([
    ["de", ["ITB 2027", "9.–11. März 2027, Messe Berlin, Berlin", "Termine frei"], "vorbei", "abgesagt"],
    ["en", ["ITB 2027", "9–11 March 2027, Messe Berlin, Berlin", "Appointments available"], "over", "cancelled"],
  ] as const)("says in %s when and where, and what has become of it", (language, next, over, cancelled) => {
    renderIn(language, <FairList cards={CARDS} />);
    expect(rows()[0]).toEqual(next);
    expect(rows().map((row) => row.at(-1))).toEqual([next[2], next[2], over, cancelled]);
  });

  it("says of a coming fair that was called off that it was", () => {
    renderIn("de", <FairList cards={[fair("ITB 2029", "2029-03-06", "2029-03-08", { cancelled: true })]} />);
    expect(screen.getByRole("heading", { name: "Nächste Messen" })).toBeInTheDocument();
    expect(rows()[0]?.at(-1)).toBe("abgesagt");
  });

  it.each([
    ["coming", CARDS.slice(0, 2), "Nächste Messen"],
    ["past", CARDS.slice(2), "Vergangene Messen"],
  ])("has one heading where all fairs are %s", (_when, cards, heading) => {
    renderIn("de", <FairList cards={cards} />);
    expect(screen.getAllByRole("heading", { level: 3 }).map(textOf)).toEqual([heading]);
  });
});
