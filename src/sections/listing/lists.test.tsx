/** @jest-environment jsdom */
/** The list of news is tested in e2e/choices.spec.ts. */
import { screen } from "@testing-library/react";
import type { Card } from "../../model/views/card";
import { listLinks, listSpokenTexts } from "../../../test/rendered-text";
import { renderIn } from "../../../test/render-page";
import { cardsByRoute, sampleCard, sampleView } from "../../../test/views";
import type { SectionProps } from "../section-frame";
import FairsSection from "./fairs-section";
import ProjectListSection from "./projects-section";

/** Returns the props of a list of these cards. */
function listProps(of: "fairs" | "projects", cards: readonly Card[]): SectionProps<"listing"> {
  const byRoute = cardsByRoute(...cards);
  const view = sampleView("de", { cards: byRoute, lists: { [of]: Object.keys(byRoute) } });
  return { section: { type: "listing", id: "list", heading: "List", of }, view, isLast: true };
}

const fair = (name: string, day: string, more: Partial<Card["event"]> = {}): Card =>
  sampleCard({
    kind: "fair",
    path: `/de/${name}/`,
    event: { name, start: day, end: day, city: "Berlin", isPast: day < "2026-11-20", ...more },
  });
/** Lists come newest first. */
const FAIRS = [
  fair("ITB 2028", "2028-03-07", { cancelled: true }),
  fair("ITB 2027", "2027-03-09"),
  fair("ITB 2024", "2024-03-05"),
  fair("ITB 2020", "2020-03-04", { cancelled: true }),
];
const [NEXT, PAST] = ["Nächste Messen", "Vergangene Messen"];
const TO_COME = [
  ["ITB 2027", "Termine frei"],
  ["ITB 2028", "abgesagt"],
];
const OVER = [
  ["ITB 2024", "vorbei"],
  ["ITB 2020", "abgesagt"],
];

it.each([
  [FAIRS, [NEXT, PAST], [...TO_COME, ...OVER]],
  [FAIRS.slice(0, 2), [NEXT], TO_COME],
  [FAIRS.slice(2), [PAST], OVER],
])(
  "the list of fairs has upcoming fairs, the next one first, and past fairs, the latest first: %#",
  (cards, ...shown) => {
    const { container } = renderIn("de", <FairsSection {...listProps("fairs", cards)} />);
    const names = listLinks(container).map(([name]) => name);
    const states = screen.getAllByRole("listitem").map((row) => row.lastElementChild?.textContent);
    expect([listSpokenTexts(container, "h3"), names.map((name, index) => [name, states[index]])]).toEqual(shown);
  },
);

it("the index of projects has every year, and links to each project that has a code, on its line", () => {
  const project = (code: string | undefined, line: "A" | "D", year: number) =>
    sampleCard({ path: `/de/case-study/${code}/`, code, line, title: `P${code}`, year });
  const cards = [
    project("A3", "A", 2018),
    project("A10", "A", 2018),
    project("D2", "D", 2021),
    project(undefined, "D", 2020),
  ];
  const { container } = renderIn("de", <ProjectListSection {...listProps("projects", cards)} />);
  expect(listSpokenTexts(container, "nav p > span")).toEqual(["2018", "2019", "2020", "2021"]);
  const lines = [...screen.getByRole("navigation").querySelectorAll("ol")].map((line) => listLinks(line));
  expect(lines.map(({ length }) => length)).toEqual([2, 0, 0, 1, 0]);
  for (const [, target] of lines.flat()) expect(container.querySelector(target ?? "")?.tagName).toBe("ARTICLE");
});
