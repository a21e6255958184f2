import { headTitle } from "../content/head-title";
import { pathOf } from "../content/compile";
import { withLastWordsJoined } from "../content/last-words";
import { withSoftHyphens } from "../content/soft-hyphens";
import type { Language } from "../i18n/languages";
import { type Content, sectionsOf } from "../model/kinds";
import type { Section } from "../model/sections";
import { cardsOn } from "./cards-on-page";
import { alternatesOf, counterpartOf } from "./counterpart";
import { echoesOf } from "./echoes";
import { feedsOn } from "./feeds-on-page";
import { departures } from "./departures";
import { listOf } from "./lists";
import { listPages, newsOn } from "./news-pages";
import { readingTimes } from "./reading-times";
import { openingsByLine } from "./openings";
import { relatedTo } from "./related";
import type { Site, SitePage } from "./site";
import type { PageView } from "../model/page-view";
import { siteMapOf } from "./site-map";
import { trailOf } from "./trail";

/** @returns all that one page shows, and nothing that other pages need. */
export function pageView(site: Site, page: SitePage): PageView {
  const { route, path, language, kind, content, body, label, isIndexable, isPast } = page;
  const sections = sectionsOf(content);
  const lists = Object.fromEntries(sections.flatMap((section) => listIn(site, page, section)));
  const related = relatedTo(site, page);
  const pages = listPages(site, page);
  const needsSiteMap = sections.some(({ type }) => type === "site-map");
  return {
    route,
    path,
    language,
    kind,
    label,
    headTitle: headTitle(content, site.company.name),
    description: content.description,
    counterpart: counterpartOf(site, page),
    alternates: alternatesOf(site, page),
    ...feedsOn(page),
    canonical: pathOf(language, content.canonical ?? route),
    isIndexable,
    isPast,
    trail: trailOf(site, page),
    echo: echoesOf(site, page),
    content: shown(content, language),
    body: body.map((part) => withHeading(part, language)),
    lists,
    ...(pages ? { pages } : {}),
    related,
    cards: cardsOn(site, page, lists, related),
    ...("posted" in content ? { manager: site.company.manager } : {}),
    ...("category" in content ? { reading: readingTimes(content.lead, body) } : {}),
    ...(sections.some(({ type }) => type === "teams") ? { openings: openingsByLine(site, language) } : {}),
    ...(needsSiteMap ? { siteMap: siteMapOf(site, language) } : {}),
  };
}

function listIn(site: Site, page: SitePage, section: Section): [string, string[]][] {
  if (section.type === "listing") {
    const all = listOf(site, page.language, section.of);
    return [[section.of, [...(section.of === "news" ? newsOn(page, all) : all)]]];
  }
  return section.type === "departures" ? [["departures", departures(site, page.language)]] : [];
}

/** Leaves out fields that the browser does not need, and adds soft hyphens to the page's own headings. */
function shown(content: Content, language: Language): Content {
  const { description, headTitle: _title, related, noindex, listed, draft, translation, canonical, ...rest } = content;
  // Added as texts by gatsby/page-data/fare.ts.
  if ("fare" in rest) delete rest.fare;
  const sections = rest.sections?.map((section) => withHeading(withoutTable(withoutFurther(section)), language));
  const title = withLastWordsJoined(withSoftHyphens(rest.title, language));
  const closing = rest.closing === undefined ? {} : { closing: withSoftHyphens(rest.closing, language) };
  return { ...rest, title, ...closing, ...(sections ? { sections } : {}) } as Content;
}

/** The view has the texts of further pages, where there are any. */
function withoutFurther(section: Section): Section {
  if (section.type !== "listing" || !("further" in section)) return section;
  const { further: _further, ...rest } = section;
  return rest;
}

/** The view has the tickets with their texts (gatsby/page-data/planner.ts). */
function withoutTable(section: Section): Section {
  return section.type === "planner" ? { ...section, tickets: [] } : section;
}

function withHeading<T extends object>(part: T, language: Language): T {
  return "heading" in part && typeof part.heading === "string"
    ? { ...part, heading: withSoftHyphens(part.heading, language) }
    : part;
}
