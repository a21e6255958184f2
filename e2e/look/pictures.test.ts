import { statSync } from "node:fs";
import { pageView } from "../../src/routes/page-view";
import { siteOn } from "../../src/testing/real-content";
import { ALL, CORE, HIDDEN, type Look, nameOf, PAGES, picturesOf } from "./pictures";
import { fileOf, referenceNames } from "./references";

/** Days between which the site changes most: vacancies close, the next fair comes and is over. */
const DAYS = ["2026-11-20", "2027-02-15", "2031-01-01"];

const inCore = CORE.filter(({ page }) => page !== 404).map((look) => [nameOf(look), look] as const);

test.each(inCore)("nothing on %s depends on the day", (_name, look) => {
  const [first, ...others] = DAYS.map((day) => shownOn(day, look));
  for (const other of others) expect(other).toEqual(first);
});

/** All that the page shows, but for what the picture leaves out: the board, with what it tells of other pages. */
function shownOn(day: string, { page, language }: Look) {
  const site = siteOn(day);
  const found = site.find(language, PAGES[page]);
  if (!found) throw new Error(`${PAGES[page]} is not there`);
  const { lists, cards, ...view } = pageView(site, found);
  if (!HIDDEN[page]) return { ...view, lists, cards };
  const { departures = [], ...otherLists } = lists;
  const otherCards = Object.entries(cards).filter(([route]) => !departures.includes(route));
  return { ...view, lists: otherLists, cards: Object.fromEntries(otherCards) };
}

test("each picture of the core has its reference, and each reference its picture", () => {
  const references = referenceNames();
  expect(references).toEqual(expect.arrayContaining(CORE.map(nameOf)));
  expect(ALL.map(nameOf)).toEqual(expect.arrayContaining(references));
});

test("all references together are smaller than 4 MB", () => {
  const sizes = referenceNames().map((name) => statSync(fileOf(name)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(4_000_000);
});

test("no two pictures have one name", () => {
  expect(new Set(ALL.map(nameOf)).size).toBe(ALL.length);
});

test("pictures are chosen by the names of their pages", () => {
  expect(picturesOf(ALL, ["fair", "past-fair"])).toHaveLength(16);
  expect(picturesOf(ALL, [])).toBe(ALL);
  expect(() => picturesOf(CORE, ["fairr"])).toThrow(/No page is named "fairr"\. There are: .*past-fair/u);
});
