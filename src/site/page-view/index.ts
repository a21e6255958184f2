import { hyphenate, joinTitleWords } from "../../content/compile/soft-hyphens";
import { type Language, pathOf } from "../../i18n/languages";
import { headTitle } from "../../model/head-title";
import { FEED_FORMATS, FEED_TYPES, feedPath } from "../../model/feeds";
import { type Content, sectionsOf } from "../../model/kinds";
import type { PageView } from "../../model/page-view";
import type { SectionContent } from "../../model/sections";
import { createPageCards } from "../page-cards";
import { listDepartures } from "../departures";
import { countVacanciesByLine, routesOfList } from "../lists";
import { createPagination, selectNewsOfPage } from "../news-pages";
import { findRelatedRoutes } from "../related";
import type { Site, SitePage } from "../site";
import { createSiteMap } from "../site-map";
import { createStructuredData } from "../structured-data/structured-data";
import { createFormatMessage } from "../format-message";
import { createBreadcrumb, findAlternates, findCounterpart, findEcho } from "../page-relations";
import { createApplicationForms, createContactForms } from "./contact-form";
import { createFareCards, createFareView, createPay } from "./fare";
import { createFareMap } from "./fare-map";
import { markFirstPicture } from "./first-picture";
import { createPlannerView } from "./planner";
import { createSheetViews } from "./sheet";

/** Creates the data of a page: everything that it shows, and no more, since the browser loads it. */
export function createPageView(site: Site, page: SitePage): PageView {
  const { route, path, language, kind, content, body, label, isIndexable, isPast } = page;
  const sections = sectionsOf(content);
  const lists = Object.fromEntries(sections.flatMap((section) => findSectionList(site, page, section)));
  const related = findRelatedRoutes(site, page);
  const cards = createPageCards(site, page, lists, related);
  const shown = markFirstPicture({ content: createContentView(site, page), cards, lists, related });
  const has = (type: SectionContent["type"]) => sections.some((section) => section.type === type);
  const isSample = kind === "case-study" && site.company.sampleProjects === true;
  return {
    route,
    path,
    language,
    kind,
    label,
    headTitle: headTitle(content, site.company.name),
    description: content.description,
    counterpart: findCounterpart(site, page),
    alternates: findAlternates(site, page),
    canonical: pathOf(language, content.canonical ?? route),
    isIndexable,
    isPast,
    breadcrumb: createBreadcrumb(site, page),
    echo: findEcho(site, page),
    ...shown,
    body,
    cards: { ...shown.cards, ...createFareCards(site, language, lists["fares"] ?? [], cards) },
    feeds: findFeeds(page, sections),
    pages: createPagination(site, page),
    manager: "posted" in content ? site.company.manager : undefined,
    lineTexts: lists["services"] && describeLines(site, language),
    openings: has("teams") ? countVacanciesByLine(site, language) : undefined,
    siteMap: has("site-map") ? createSiteMap(site, language) : undefined,
    sampleNote: isSample ? createFormatMessage(language)("sample.project") : undefined,
    fare: createFareView(site, page),
    fareMap: createFareMap(site, page, lists["fares"] ?? []),
    titleSize: "line" in content ? chooseTitleSize(content.title) : undefined,
    pay: createPay(page),
    contactForms: createContactForms(site, page),
    sheets: createSheetViews(site, page),
    structuredData: serialize(createStructuredData(site, page, createFormatMessage(language))),
    planner: createPlannerView(site, page),
  };
}

/** Creates the content that template and sections show. Only its title is hyphenated: heads and feeds have the plain one. */
function createContentView(site: Site, page: SitePage): Content {
  const { description, headTitle, related, noindex, listed, draft, translation, canonical, ...rest } = page.content;
  if ("fare" in rest) delete rest.fare;
  const title = joinTitleWords(hyphenate(rest.title, "heading", page.language));
  const sections = [...sectionsOf(page.content).map(sectionView), ...createApplicationForms(site, page)];
  return { ...rest, title, ...(rest.sections || sections.length > 0 ? { sections } : {}) } as Content;
}

/** Removes tickets, which the view has in a different form (planner.ts). */
function sectionView(section: SectionContent): SectionContent {
  if (section.type === "hero-lines" && section.planner)
    return { ...section, planner: { ...section.planner, tickets: [] } };
  return section;
}

function describeLines({ lines }: Site, language: Language): PageView["lineTexts"] {
  return Object.fromEntries(Object.entries(lines).map(([letter, { text }]) => [letter, text[language]]));
}

/** Lists the feeds for the head of the home page, of articles, and of pages with a list of news. */
function findFeeds({ kind, language }: SitePage, sections: readonly SectionContent[]): PageView["feeds"] {
  const listsNews = sections.some((section) => section.type === "listing" && section.of === "news");
  if (kind !== "home" && kind !== "article" && !listsNews) return undefined;
  return FEED_FORMATS.map((format) => [FEED_TYPES[format], feedPath(language, format)]);
}

function findSectionList(site: Site, page: SitePage, section: SectionContent): [string, string[]][] {
  if (section.type === "listing") {
    const all = routesOfList(site, page.language, section.of);
    return [[section.of, section.of === "news" ? selectNewsOfPage(page, all) : all]];
  }
  return section.type === "departures" ? [["departures", listDepartures(site, page.language)]] : [];
}

/** Chooses a size for a title of one word or with a very long one, without the genders of a position in brackets. */
function chooseTitleSize(title: string): PageView["titleSize"] {
  const letters = title.replaceAll(/[\u00ad\u2060]|\s\(.+$/gu, "");
  // "IT-" and "UI-" stay with the next word.
  if (letters.split(/\s|(?<=\p{L}{3})-/u).some((word) => word.length > 21)) return "long";
  if (/[\s-]/u.test(letters) || letters.length > 13) return undefined;
  return letters.length > 7 ? "medium" : "short";
}

/** Serialises data for a script element, which `</script` would end (HTML standard, "Restrictions for contents of script elements"). */
function serialize(data: object | undefined): string | undefined {
  return data && JSON.stringify(data).replaceAll("<", "\\u003c");
}
