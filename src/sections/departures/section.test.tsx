/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import type { Language } from "../../i18n/languages";
import type { Card } from "../../model/views/card";
import { textOf } from "../../../test/read";
import { renderIn } from "../../../test/render-page";
import { cardsByRoute, sampleView } from "../../../test/views";
import DeparturesSection from "./section";

const ITB = { name: "ITB Berlin 2027", start: "2027-03-09", end: "2027-03-11", city: "Berlin", isPast: false };
const VACANCY: Card = {
  kind: "vacancy",
  path: "/de/career/vacancies/java/",
  label: "Java-Entwicklung",
  title: "Java-Entwicklung (m/w/d)",
  code: "C8",
  place: "Köln",
  date: "2026-11-09",
  closes: "2027-01-31",
};
const NEWS: Card = {
  kind: "article",
  path: "/de/news/rail/",
  title: "Fusion fährt Bahn",
  category: "product-family",
  date: "2026-11-03",
};
const FAIR: Card = { kind: "fair", path: "/de/fair/", label: "Messe", title: "Wir in Berlin", date: ITB.start };

function renderBoard(language: Language, rows: readonly Card[], others: readonly Card[] = []) {
  const departures = Object.keys(cardsByRoute(...rows));
  const view = sampleView(language, { cards: cardsByRoute(...rows, ...others), lists: { departures } });
  const section = { type: "departures", id: "tafel", heading: "Abfahrten" } as const;
  renderIn(language, <DeparturesSection section={section} view={view} isLast />);
}

/** @returns what each row says after its date. */
const rows = () => screen.getAllByRole("listitem").map((row) => [...row.children].slice(1).map(textOf));

/** @returns the day at the beginning of each row. */
const days = () => screen.getAllByRole("listitem").map((row) => row.querySelector("time")?.dateTime);

describe("the departures", () => {
  it.each([
    ["de", "Stelle", "bis 31. Jan."],
    ["en", "Job", "until 31 Jan"],
  ] as const)("say in %s of a vacancy what it is, where, and until when", (language, kind, state) => {
    renderBoard(language, [VACANCY]);
    expect(rows()).toEqual([[kind, "Java-Entwicklung", "Köln", state]]);
  });

  it.each([
    ["de", "offen"],
    ["en", "open"],
  ] as const)("say in %s that a vacancy without a closing day is open", (language, state) => {
    renderBoard(language, [{ ...VACANCY, closes: undefined }]);
    expect(rows()[0]?.at(-1)).toBe(state);
  });

  it.each([
    ["de", "bis 11. März"],
    ["en", "until 11 Mar"],
  ] as const)("say in %s of a fair that has begun how long it goes on", (language, state) => {
    renderBoard(language, [{ ...FAIR, event: { ...ITB, isOn: true } }]);
    expect(rows()[0]?.at(-1)).toBe(state);
    expect(days()).toEqual(["2027-03-11"]);
  });

  it.each([
    ["de", "Messe", "Termine frei"],
    ["en", "Trade fair", "Appointments available"],
  ] as const)(
    "name in %s a fair by its event, at its hall, or its city where there is none",
    (language, kind, state) => {
      const inHall = { ...FAIR, path: "/de/itb/", event: { ...ITB, venue: "Halle 5" } };
      renderBoard(language, [{ ...FAIR, event: ITB }, inHall]);
      expect(rows()).toEqual([
        [kind, "ITB Berlin 2027", "Berlin", state],
        [kind, "ITB Berlin 2027", "Halle 5", state],
      ]);
    },
  );

  it.each([
    ["de", "Aktuelles", "Produktfamilie", "neu"],
    ["en", "News", "Product family", "new"],
  ] as const)("say in %s of an article its kind of news, even where it tells of a fair", (language, kind, ...rest) => {
    renderBoard(language, [NEWS, { ...NEWS, path: "/de/news/itb/", event: ITB }]);
    expect(rows()).toEqual(Array(2).fill([kind, "Fusion fährt Bahn", ...rest]));
  });

  it("begin each row with the day it is about, and link it", () => {
    renderBoard("de", [VACANCY, { ...FAIR, event: ITB }, NEWS]);
    expect(days()).toEqual(["2027-01-31", "2027-03-09", "2026-11-03"]);
    expect(screen.getByRole("link", { name: "Fusion fährt Bahn" })).toHaveAttribute("href", "/de/news/rail/");
  });

  it("show the plate of a vacancy that has no closing day, and no day that is over", () => {
    renderBoard("de", [{ ...VACANCY, closes: undefined }]);
    expect(days()).toEqual([undefined]);
    expect(textOf(screen.getByRole("listitem").firstElementChild)).toBe("C8");
  });

  it.each([
    ["de", "Alle Stellen"],
    ["en", "All jobs"],
  ] as const)("lead on to all vacancies in %s", (language, name) => {
    const career: Card = { kind: "page", path: `/${language}/career/`, title: "Career" };
    renderBoard(language, [NEWS], [career]);
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", `/${language}/career/`);
  });

  it("lead nowhere, and stand on no board, where a firm hires nobody and has no news", () => {
    renderBoard("de", []);
    expect(screen.getByRole("heading", { name: "Abfahrten" })).toBeInTheDocument();
    expect(screen.queryByRole("link")).toBeNull();
    expect(screen.queryByRole("list")).toBeNull();
  });
});
