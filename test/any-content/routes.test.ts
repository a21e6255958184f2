/** The site as it is in this repository: what must be true of every page of it. */
import { LANGUAGES, otherLanguage } from "../../src/i18n/languages";
import { FEED_FORMATS, feedPath } from "../../src/model/feeds";
import { LISTED } from "../../src/sections/listing/fields";
import { linksIn } from "../links-in";
import { realSite } from "../real-content";
import { alternatesOf, counterpartOf } from "../../src/site/counterpart";
import { departures } from "../../src/site/departures";
import { listOf } from "../../src/site/lists";
import { pageView } from "../../src/site/page-view";
import { relatedTo } from "../../src/site/related";
import { siteMapOf } from "../../src/site/site-map";
import { trailOf } from "../../src/site/trail";

const site = realSite();
const paths = new Set(site.pages.map(({ path }) => path));
const feeds = LANGUAGES.flatMap((language) => FEED_FORMATS.map((format) => feedPath(language, format)));
const indexable = new Set(site.pages.filter((page) => page.isIndexable).map(({ path }) => path));
const isFurther = (path: string) => site.pages.some((page) => page.path === path && page.number !== undefined);
const views = site.pages.map((page) => pageView(site, page));

describe("every page", () => {
  it("has its counterpart in the other language", () => {
    const wrong = site.pages.filter((page) => {
      const there = site.find(otherLanguage(page.language), page.route);
      return !there || counterpartOf(site, page) !== there.path || counterpartOf(site, there) !== page.path;
    });
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it("has a trail from home, each step of it a page below the step before", () => {
    for (const page of site.pages) {
      const trail = trailOf(site, page).map(({ path }) => path);
      expect([page.path, trail[0]]).toEqual([page.path, page.route === "/" ? undefined : `/${page.language}/`]);
      expect(trail).not.toContain(page.path);
      expect(new Set(trail).size).toBe(trail.length);
      expect(trail.filter((path) => !paths.has(path))).toEqual([]);
    }
  });

  it("is related to listed pages of its language, and never to itself", () => {
    for (const page of site.pages) {
      const related = relatedTo(site, page);
      const wrong = related.filter((route) => route === page.route || !site.find(page.language, route)?.isListed);
      expect([page.path, wrong]).toEqual([page.path, []]);
      expect(new Set(related).size).toBe(related.length);
    }
  });

  it("names alternates for search engines that name it too, and no page that is not for them", () => {
    for (const page of site.pages) {
      const alternates = alternatesOf(site, page);
      if (!page.isIndexable) expect(alternates).toEqual([]);
      else expect(alternates.map(({ path }) => path)).toContain(page.path);
      for (const { path, language } of alternates) {
        const other = site.find(language, page.route);
        expect(indexable).toContain(path);
        expect(other && alternatesOf(site, other)).toEqual(alternates);
      }
    }
  });

  it("has a card for every page that it lists", () => {
    for (const view of views) {
      const shown = [...Object.values(view.lists).flat(), ...view.related];
      expect([view.path, shown.filter((route) => !view.cards[route])]).toEqual([view.path, []]);
    }
  });

  it("links to pages and feeds of its language that are there, and only its switch to the other one", () => {
    for (const { alternates, ...view } of views) {
      const links = linksIn(view).filter((link) => link.startsWith("/"));
      const wrong = links.filter((link) => {
        const [path = ""] = link.split("#");
        return !path.startsWith(`/${view.language}/`) || !(paths.has(path) || feeds.includes(path));
      });
      expect([view.path, wrong]).toEqual([view.path, []]);
    }
  });
});

describe.each(LANGUAGES)("in %s", (language) => {
  const inLists = [...LISTED.flatMap((listed) => listOf(site, language, listed)), ...departures(site, language)];
  const map = siteMapOf(site, language);
  const inMap = map.flatMap((group) => [...(group.path ? [group.path] : []), ...group.links.map(({ path }) => path)]);

  // The pages after the first of a list: the map has the way to them, and they have what the map has not.
  const further = views.filter(({ path, language: own }) => own === language && isFurther(path));
  const onFurther = new Set(
    further.flatMap(({ lists }) => Object.values(lists).flat()).map((route) => `/${language}${route}`),
  );

  it("a page that is not for lists is in none, nor in the site map", () => {
    const isApart = ({ isListed, path }: (typeof site.pages)[number]) => !isListed && !isFurther(path);
    for (const { route, path } of site.pages.filter((page) => page.language === language && isApart(page))) {
      expect(inLists).not.toContain(route);
      expect(inMap).not.toContain(path);
    }
  });

  it("the site map holds every listed page but home, once, or the way to the page that lists it", () => {
    const listed = site.pages.filter((page) => page.language === language && page.isListed && page.route !== "/");
    const known = new Set([...inMap, ...(inMap.some(isFurther) ? onFurther : [])]);
    expect(inMap).toHaveLength(new Set(inMap).size);
    expect(listed.filter(({ path }) => !known.has(path)).map(({ path }) => path)).toEqual([]);
    expect(inMap.filter((path) => !isFurther(path) && !listed.some((page) => page.path === path))).toEqual([]);
  });

  it("the departure board has six rows at most, each once, nothing of it over or called off", () => {
    const rows = departures(site, language);
    const cards = rows.flatMap((route) => views.find(({ path }) => path === `/${language}/`)?.cards[route] ?? []);
    expect(rows.length).toBeLessThanOrEqual(6);
    expect(new Set(rows).size).toBe(rows.length);
    expect(cards.filter(({ event }) => event && (event.isPast || event.cancelled))).toEqual([]);
    expect(cards.filter(({ closes }) => closes && closes < site.today)).toEqual([]);
  });
});
