import { de, smallSite } from "../../test/small-site";
import { dateOf } from "./lists";
import { daysBetween, shelvesOf } from "./shelves";

/** Many on the same days, with gaps: `/news/0/` to `/news/199/`. */
const DAYS = Array.from({ length: 200 }, (_, index) => {
  const day = new Date(Date.UTC(2019, 0, ((index * index * 37) % 900) + 1));
  return day.toISOString().slice(0, 10);
});
const article = (index: number) => de(`/news/${index}/`, { date: DAYS[index], category: "relaunch" });
const site = smallSite(DAYS.map((_, index) => article(index)));

it("a shelf gives the nearest pages first to last, as looking at all of them would", () => {
  const [shelf, ...others] = shelvesOf(site);
  expect(others).toEqual([]);
  const nearestOf = (day: string, pages = site.pages) =>
    pages
      .map((page) => ({ route: page.route, distance: daysBetween(day, dateOf(page)) }))
      .sort((a, b) => a.distance - b.distance || (a.route < b.route ? -1 : 1))
      .slice(0, 4);
  for (const day of ["2018-01-01", "2030-01-01", ...DAYS]) {
    const found = shelf?.nearest(day, 4) ?? [];
    expect(nearestOf(day, found)).toEqual(nearestOf(day));
    // Four on each of the days that are as far away: no more than that is looked at.
    expect(found.length).toBeLessThanOrEqual(4 * 8);
  }
});

it("a shelf without days, or asked without one, goes by route", () => {
  const pages = [de("/services/c/"), de("/services/a/"), de("/services/b/")];
  const [shelf] = shelvesOf(smallSite(pages));
  for (const day of ["", "2026-01-01"]) {
    expect(shelf?.nearest(day, 2).map(({ route }) => route)).toEqual(["/services/a/", "/services/b/"]);
  }
});

it("shelves hold neither the home page nor what is over or not listed, and one kind, line and category each", () => {
  const pages = [
    de("/"),
    de("/xmas/", { past: true }),
    de("/secret/", { listed: false }),
    de("/services/a/", { line: "A" }),
    de("/services/b/", { line: "B" }),
    de("/products/b/", { line: "B" }),
  ];
  const routes = shelvesOf(smallSite(pages)).map((shelf) => shelf.pages.map(({ route }) => route));
  expect(routes).toEqual([["/services/a/"], ["/services/b/"], ["/products/b/"]]);
});
