/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import type { Card } from "../../model/views/card";
import { textOf } from "../../../test/read";
import { renderIn } from "../../../test/render-page";
import { cardsByRoute, sampleView } from "../../../test/views";
import DeparturesSection from "./section";

const event = { name: "ITB Berlin 2027", start: "2027-03-09", end: "2027-03-11", city: "Berlin", isPast: false };
const VACANCY: Card = {
  kind: "vacancy",
  path: "/de/java/",
  title: "Java",
  code: "C8",
  place: "Köln",
  closes: "2027-01-31",
};
const NEWS: Card = { kind: "article", path: "/de/news/rail/", title: "Bahn", category: "relaunch", date: "2026-11-03" };
const FAIR: Card = { kind: "fair", path: "/de/fair/", title: "Wir in Berlin", date: event.start, event };

/** @returns of each row its day, and what it says after it. */
function rows(language: "de" | "en", ...cards: readonly Card[]): (string | undefined)[][] {
  const lists = { departures: Object.keys(cardsByRoute(...cards)) };
  const view = sampleView(language, { cards: cardsByRoute(...cards), lists });
  const section = { type: "departures", id: "tafel", heading: "Abfahrten" } as const;
  renderIn(language, <DeparturesSection section={section} view={view} isLast />);
  return screen
    .queryAllByRole("listitem")
    .map((row) => [row.querySelector("time")?.dateTime, ...[...row.children].slice(1).map(textOf)]);
}

/** Which pages stand there is a matter of src/site/departures.test.ts. */
describe("a row of the board", () => {
  it.each<[what: string, Card, day: string | undefined, german: string[], english: string[]]>([
    [
      "a vacancy until when it is open",
      VACANCY,
      "2027-01-31",
      ["Stelle", "Java", "Köln", "bis 31. Jan."],
      ["Job", "Java", "Köln", "until 31 Jan"],
    ],
    [
      "a vacancy without a closing day that it is open",
      { ...VACANCY, closes: undefined },
      undefined,
      ["Stelle", "Java", "Köln", "offen"],
      ["Job", "Java", "Köln", "open"],
    ],
    [
      "a fair to come its first day",
      FAIR,
      "2027-03-09",
      ["Messe", "ITB Berlin 2027", "Berlin", "Termine frei"],
      ["Trade fair", "ITB Berlin 2027", "Berlin", "Appointments available"],
    ],
    [
      "a fair that has begun its last day",
      { ...FAIR, event: { ...event, venue: "Halle 5", isOn: true } },
      "2027-03-11",
      ["Messe", "ITB Berlin 2027", "Halle 5", "bis 11. März"],
      ["Trade fair", "ITB Berlin 2027", "Halle 5", "until 11 Mar"],
    ],
    [
      "an article its kind of news, even where it tells of a fair",
      { ...NEWS, event },
      "2026-11-03",
      ["Aktuelles", "Bahn", "Relaunch", "neu"],
      ["News", "Bahn", "Relaunch", "new"],
    ],
  ])("says of %s, in both languages", (_what, card, day, german, english) => {
    expect(rows("de", card)).toEqual([[day, ...german]]);
    document.body.replaceChildren();
    expect(rows("en", card)).toEqual([[day, ...english]]);
  });

  it("is none where a firm hires nobody and has no news: no empty board, and no link", () => {
    expect(rows("de")).toEqual([]);
    expect(screen.queryByRole("list")).toBeNull();
    expect(screen.queryByRole("link")).toBeNull();
  });
});
