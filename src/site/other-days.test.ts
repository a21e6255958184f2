/** The starter on other days: filled vacancies, past events, pages that are not published yet. */
import path from "node:path";
import { loadContent } from "../content/load";
import { model } from "../model/model";
import { LANGUAGES } from "../i18n/languages";
import { starterContent, starterOn } from "../../test/starter";
import { textIn } from "./text-in";
import { pageAt } from "../../test/small-site";
import { createSite } from "./create-site";
import { alternatesOf } from "./counterpart";
import { departures } from "./departures";
import { listOf } from "./lists";
import { relatedTo } from "./related";
import type { Site } from "./site";
import { siteMapOf } from "./site-map";
import { structuredData } from "./structured-data/structured-data";

const STARTER = path.resolve("starter");
const dayAfter = (day: string, count = 1) => new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);
const german = starterContent().entries.filter(({ language }) => language === "de");

/** @returns the types of what a German page is about; undefined where there is no such page. */
function typesAt(site: Site, route: string): string[] | undefined {
  const page = site.find("de", route);
  if (!page) return undefined;
  const json = JSON.stringify(structuredData(site, page, textIn("de")) ?? null);
  return [...json.matchAll(/"@type":"(JobPosting|Event|NewsArticle|BreadcrumbList)"/gu)].map(([, type = ""]) => type);
}

describe("a vacancy of the site", () => {
  const CLOSES = "2027-01-31";
  const { route } = german.find(({ kind }) => kind === "vacancy") ?? { route: "none" };
  /** The same vacancy, with a closing day whatever its file says; nothing else is posted as lately. */
  const entries = starterContent().entries.map((entry) =>
    entry.route === route ? { ...entry, content: { ...entry.content, closes: CLOSES, posted: CLOSES } } : entry,
  );
  const siteAt = (day: string) => createSite({ ...starterContent(), entries }, day);
  const places = (site: Site, language: (typeof LANGUAGES)[number]) => [
    ...listOf(site, language, "vacancies"),
    ...departures(site, language),
    ...site.pages.filter((page) => page.language === language).flatMap((page) => relatedTo(site, page)),
    ...siteMapOf(site, language).flatMap(({ links }) => links.map(({ path }) => path.slice(language.length + 1))),
  ];

  it.each(LANGUAGES)("stands in lists to its closing day (%s)", (language) => {
    const site = siteAt(CLOSES);
    expect(places(site, language).filter((each) => each === route).length).toBeGreaterThanOrEqual(3);
    expect(pageAt(site, `/${language}${route}`)).toMatchObject({ isIndexable: true, isPast: false });
    expect(typesAt(site, route)).toEqual(["JobPosting", "BreadcrumbList"]);
  });

  it.each(LANGUAGES)("stays reachable after it, but in no list and for no search engine (%s)", (language) => {
    const site = siteAt(dayAfter(CLOSES));
    const page = pageAt(site, `/${language}${route}`);
    expect(page).toMatchObject({ isIndexable: false, isListed: false, isPast: true });
    expect(alternatesOf(site, page)).toEqual([]);
    expect(places(site, language)).not.toContain(route);
    expect(typesAt(site, route)).toEqual([]);
  });
});

/** Without past campaigns, which are over whatever the day is. */
const events = german.flatMap(({ route, kind, content }) => {
  const event = content["event"] as { start: string; end: string } | undefined;
  return event && content["past"] !== true ? [{ route, kind, ...event }] : [];
});

it.each(events)("$route is to come to the end of $end, and over on the next day", ({ route, kind, start, end }) => {
  const days = [dayAfter(start, -1), start, end, dayAfter(end)].map((day) => starterOn(day));
  expect(days.map((site) => pageAt(site, `/de${route}`).isPast)).toEqual([false, false, false, true]);
  const types = days.map((site) => typesAt(site, route));
  const after = starterOn(dayAfter(end));
  expect(listOf(after, "de", "fairs")).toContain(route);
  if (kind !== "fair") return;
  const upcoming = ["Event", "BreadcrumbList"];
  expect(types).toEqual([upcoming, upcoming, upcoming, ["BreadcrumbList"]]);
  expect(departures(after, "de")).not.toContain(route);
});

it("the newest article is there from its day on, in every language, and nowhere on the day before", () => {
  const [route = "none"] = listOf(starterOn("2026-11-20"), "de", "news");
  const date = String(german.find((entry) => entry.route === route)?.content["date"]);
  const [before, on] = [dayAfter(date, -1), date].map((day) => loadContent(STARTER, day, model));
  // A page that links to it could not be built on the day before: the check says so, and nothing is published.
  expect(before?.entries.filter((entry) => entry.route === route)).toEqual([]);
  for (const { problem } of before?.problems ?? []) expect(problem).toContain("is not published");
  expect(on?.entries.filter((entry) => entry.route === route)).toHaveLength(LANGUAGES.length);
  expect(on && typesAt(createSite(on, date), route)).toEqual(["NewsArticle", "BreadcrumbList"]);
});

it("a page that is not for search engines is about nothing", () => {
  const site = starterOn("2026-11-20");
  const hidden = site.pages.filter(({ isIndexable, language }) => !isIndexable && language === "de");
  expect(hidden.length).toBeGreaterThan(4);
  for (const { route } of hidden) expect(typesAt(site, route)).toEqual([]);
});
