/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import type { Card } from "../../model/views/card";
import { textOf } from "../../../test/rendered-text";
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

/** Returns the text of each row, its day first. */
function rows(language: "de" | "en", ...cards: readonly Card[]): string[] {
  const lists = { departures: Object.keys(cardsByRoute(...cards)) };
  const view = sampleView(language, { cards: cardsByRoute(...cards), lists });
  const section = { type: "departures", id: "tafel", heading: "Abfahrten" } as const;
  renderIn(language, <DeparturesSection section={section} view={view} isLast />);
  return screen
    .queryAllByRole("listitem")
    .map((row) => [row.querySelector("time")?.dateTime ?? "", ...[...row.children].slice(1).map(textOf)].join(" | "));
}

const OPEN = { ...VACANCY, closes: undefined };
const BEGUN = { ...FAIR, event: { ...event, venue: "Halle 5", isOngoing: true } };

/** src/site/departures.test.ts tests the choice of pages. */
it.each<["de" | "en", what: string, Card, row: string]>([
  ["de", "a vacancy with its closing day", VACANCY, "2027-01-31 | Stelle | Java | Köln | bis 31. Jan."],
  ["en", "a vacancy with its closing day", VACANCY, "2027-01-31 | Job | Java | Köln | until 31 Jan"],
  ["en", "a vacancy without a closing day", OPEN, " | Job | Java | Köln | open"],
  ["de", "an upcoming fair with its first day", FAIR, "2027-03-09 | Messe | ITB Berlin 2027 | Berlin | Termine frei"],
  ["de", "a current fair with its last day", BEGUN, "2027-03-11 | Messe | ITB Berlin 2027 | Halle 5 | bis 11. März"],
  ["en", "an article about a fair with its category", { ...NEWS, event }, "2026-11-03 | News | Bahn | Relaunch | new"],
])("a row of the board in %s shows %s", (language, _what, card, row) => {
  expect(rows(language, card)).toEqual([row]);
});

it("the board and its link are missing without vacancies, news and fairs", () => {
  expect(rows("de")).toEqual([]);
  expect(screen.queryByRole("list")).toBeNull();
  expect(screen.queryByRole("link")).toBeNull();
});
