/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import type { Card } from "../../model/views/card";
import { linksIn, textsOf } from "../../../test/read";
import { renderIn } from "../../../test/render-page";
import { sampleCard } from "../../../test/views";
import { FairList } from "./fair-list";

const fair = (name: string, day: string, more: Partial<Card["event"]> = {}): Card =>
  sampleCard({
    kind: "fair",
    path: `/de/${name}/`,
    event: { name, start: day, end: day, city: "Berlin", isPast: day < "2026-11-20", ...more },
  });

/** Lists come newest first. */
const CARDS = [
  fair("ITB 2028", "2028-03-07", { cancelled: true }),
  fair("ITB 2027", "2027-03-09"),
  fair("ITB 2024", "2024-03-05"),
  fair("ITB 2020", "2020-03-04", { cancelled: true }),
];

describe("the list of fairs", () => {
  it.each([
    [CARDS, ["Nächste Messen", "Vergangene Messen"], ["ITB 2027", "ITB 2028", "ITB 2024", "ITB 2020"]],
    [CARDS.slice(0, 2), ["Nächste Messen"], ["ITB 2027", "ITB 2028"]],
    [CARDS.slice(2), ["Vergangene Messen"], ["ITB 2024", "ITB 2020"]],
  ])(
    "begins with the next fair and goes back from the last one, each part under its heading: %#",
    (cards, ...shown) => {
      const { container } = renderIn("de", <FairList cards={cards} />);
      expect([textsOf(container, "h3"), linksIn(container).map(([name]) => name)]).toEqual(shown);
    },
  );

  it.each([
    ["de", "Termine frei", "vorbei", "abgesagt"],
    ["en", "Appointments available", "over", "cancelled"],
  ] as const)("says in %s what becomes, or has become of each", (language, toCome, over, cancelled) => {
    renderIn(language, <FairList cards={CARDS} />);
    const states = screen.getAllByRole("listitem").map((row) => row.lastElementChild?.textContent);
    expect(states).toEqual([toCome, cancelled, over, cancelled]);
  });
});
