/** The fixture on other days: what is filled, what is over, what is not published yet. */
import path from "node:path";
import { loadContent } from "../content/load";
import { model } from "../model/model";
import { LANGUAGES } from "../i18n/languages";
import { fixtureContent, fixtureOn } from "../../test/fixture";
import { pageAt } from "../../test/small-site";
import { createSite } from "./create-site";
import { alternatesOf } from "./counterpart";
import { departures } from "./departures";
import { listOf } from "./lists";
import { relatedTo } from "./related";
import { siteMapOf } from "./site-map";
import type { Site } from "./site";

const FIXTURE = path.resolve("test/fixture");
const dayAfter = (day: string, count = 1) => new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);

describe("a vacancy of the site", () => {
  const CLOSES = "2027-01-31";
  const isVacancy = ({ kind }: { kind: string }) => kind === "vacancy";
  const { route } = fixtureContent().entries.find(isVacancy) ?? { route: "none" };
  /** The same vacancy, with a closing day whatever its file says; nothing else is posted as lately. */
  const entries = fixtureContent().entries.map((entry) =>
    entry.route === route ? { ...entry, content: { ...entry.content, closes: CLOSES, posted: CLOSES } } : entry,
  );
  const siteAt = (day: string) => createSite({ ...fixtureContent(), entries }, day);
  const places = (site: Site, language: (typeof LANGUAGES)[number]) => [
    ...listOf(site, language, "vacancies"),
    ...departures(site, language),
    ...site.pages.filter((page) => page.language === language).flatMap((page) => relatedTo(site, page)),
    ...siteMapOf(site, language).flatMap(({ links }) => links.map(({ path }) => path.slice(language.length + 1))),
  ];

  it.each(LANGUAGES)("stands in lists to its closing day (%s)", (language) => {
    const site = siteAt(CLOSES);
    expect(places(site, language).filter((each) => each === route).length).toBeGreaterThanOrEqual(4);
    expect(pageAt(site, `/${language}${route}`)).toMatchObject({ isIndexable: true, isPast: false });
  });

  it.each(LANGUAGES)("stays reachable after it, but in no list and for no search engine (%s)", (language) => {
    const site = siteAt(dayAfter(CLOSES));
    const page = pageAt(site, `/${language}${route}`);
    expect(page).toMatchObject({ isIndexable: false, isListed: false, isPast: true });
    expect(alternatesOf(site, page)).toEqual([]);
    expect(places(site, language)).not.toContain(route);
  });
});

describe("the events of the site", () => {
  /** Without past campaigns, which are over whatever the day is. */
  const events = fixtureContent().entries.flatMap(({ language, route, content }) => {
    const event = content["event"] as { start: string; end: string } | undefined;
    return event && language === "de" && content["past"] !== true ? [{ route, ...event }] : [];
  });

  it("are there", () => expect(events).not.toEqual([]));

  it.each(events)("$route is to come before $start and to the end of $end, and over on the next day", (event) => {
    const isPast = (day: string) => pageAt(fixtureOn(day), `/de${event.route}`).isPast;
    expect([dayAfter(event.start, -1), event.start, event.end, dayAfter(event.end)].map(isPast)).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  it("are in the list of fairs whether over or not, and on the departure board only before", () => {
    for (const { route, end } of events) {
      const site = fixtureOn(dayAfter(end));
      expect(listOf(site, "de", "fairs")).toContain(route);
      if (site.find("de", route)?.kind === "fair") expect(departures(site, "de")).not.toContain(route);
    }
  });
});

describe("the articles of the site", () => {
  const newest = listOf(fixtureOn("2026-11-20"), "de", "news")[0] ?? "none";
  const date = String(fixtureContent().entries.find(({ route }) => route === newest)?.content["date"]);

  it("are not in the site on the day before their date, in any language", () => {
    const { entries, problems } = loadContent(FIXTURE, dayAfter(date, -1), model);
    // A page that links to it could not be built on that day: the check says so, and nothing is published.
    expect(entries.filter(({ route }) => route === newest)).toEqual([]);
    for (const { problem } of problems) expect(problem).toContain("is not published");
  });

  it("are in it on the day of their date", () => {
    const { entries } = loadContent(FIXTURE, date, model);
    expect(entries.filter(({ route }) => route === newest).map(({ language }) => language)).toEqual(["de", "en"]);
  });
});
