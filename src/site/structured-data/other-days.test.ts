/** What the fixture says of itself on other days. */
import path from "node:path";
import { loadContent } from "../../content/load";
import { model } from "../../model/model";
import { createSite } from "../create-site";
import type { Site } from "../site";
import { textIn } from "../../../test/messages";
import { fixtureContent, fixtureOn } from "../../../test/fixture";
import { structuredData } from "./structured-data";

const FIXTURE = path.resolve("test/fixture");
const dayAfter = (day: string, count = 1) => new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);

/** @returns the types of what a page is about, in both languages; undefined where there is no such page. */
function typesAt(site: Site, route: string): (string[] | undefined)[] {
  return (["de", "en"] as const).map((language) => {
    const page = site.find(language, route);
    const data = page && structuredData(site, page, textIn(language));
    return (
      page &&
      [...JSON.stringify(data ?? null).matchAll(/"@type":"(JobPosting|Event|NewsArticle|BreadcrumbList)"/gu)].map(
        ([, type = ""]) => type,
      )
    );
  });
}

const twice = <T>(value: T): T[] => [value, value];
const german = fixtureContent().entries.filter(({ language }) => language === "de");

describe("a vacancy with a closing day", () => {
  const vacancies = german.flatMap(({ route, content }) => {
    const closes = content["closes"];
    return typeof closes === "string" ? [{ route, closes }] : [];
  });

  it.each(vacancies)("$route is one to $closes, and nothing at all on the day after", ({ route, closes }) => {
    const open = twice(["JobPosting", "BreadcrumbList"]);
    expect([dayAfter(closes, -1), closes].map((day) => typesAt(fixtureOn(day), route))).toEqual(twice(open));
    expect(typesAt(fixtureOn(dayAfter(closes)), route)).toEqual(twice([]));
  });

  it("is there", () => expect(vacancies).not.toEqual([]));
});

describe("a fair", () => {
  const fairs = german.flatMap(({ route, kind, content }) => {
    const event = content["event"] as { start: string; end: string } | undefined;
    return event && kind === "fair" && content["past"] !== true ? [{ route, ...event }] : [];
  });

  it.each(fairs)("$route is one to $end, and has only its trail on the day after", ({ route, start, end }) => {
    const days = [dayAfter(start, -1), start, end].map((day) => typesAt(fixtureOn(day), route));
    expect(days).toEqual(days.map(() => twice(["Event", "BreadcrumbList"])));
    expect(typesAt(fixtureOn(dayAfter(end)), route)).toEqual(twice(["BreadcrumbList"]));
  });

  it("that is marked as past has long been over", () => {
    expect(typesAt(fixtureOn("2026-11-20"), "/itb2020/")).toEqual(twice(["BreadcrumbList"]));
  });

  it("is there", () => expect(fairs).not.toEqual([]));
});

it("an article is one from its day on; on the day before it is nowhere", () => {
  const [{ route, date } = { route: "none", date: "" }] = german
    .filter(({ kind }) => kind === "article")
    .map(({ route, content }) => ({ route, date: String(content["date"]) }))
    .sort((a, b) => (a.date < b.date ? 1 : -1));
  const siteAt = (day: string) => createSite(loadContent(FIXTURE, day, model), day);
  expect(typesAt(siteAt(date), route)).toEqual(twice(["NewsArticle", "BreadcrumbList"]));
  expect(typesAt(siteAt(dayAfter(date, -1)), route)).toEqual(twice(undefined));
});

it("a page that is not for search engines has none", () => {
  const hidden = fixtureOn("2026-11-20").pages.filter(({ isIndexable }) => !isIndexable);
  expect(hidden.length).toBeGreaterThan(8);
  for (const { route } of hidden) expect(typesAt(fixtureOn("2026-11-20"), route)).toEqual(twice([]));
});
