import { headTitle } from "../content/head-title";
import { pathOf } from "../content/compile";
import { type Content, sectionsOf } from "../model/kinds";
import type { Section } from "../model/sections";
import { cardOf } from "./card";
import { alternatesOf, counterpartOf } from "./counterpart";
import { echoesOf } from "./echoes";
import { departures, listOf } from "./lists";
import { relatedTo } from "./related";
import type { Card, PageView, Site, SitePage } from "./site";
import { siteMapOf } from "./site-map";
import { trailOf } from "./trail";

/** @returns all that one page shows, and nothing that other pages need. */
export function pageView(site: Site, page: SitePage): PageView {
  const { route, path, language, kind, content, body, label, isIndexable, isPast } = page;
  const sections = sectionsOf(content);
  const lists = Object.fromEntries(sections.flatMap((section) => listIn(site, page, section)));
  const related = relatedTo(site, page);
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
    canonical: pathOf(language, content.canonical ?? route),
    isIndexable,
    isPast,
    trail: trailOf(site, page),
    echo: echoesOf(site, page),
    content: shown(content),
    body,
    lists,
    related,
    cards: cardsFor(site, page, routesOn(content, lists, related)),
    ...(needsSiteMap ? { siteMap: siteMapOf(site, language) } : {}),
  };
}

function listIn(site: Site, page: SitePage, section: Section): [string, string[]][] {
  if (section.type === "listing") return [[section.of, listOf(site, page.language, section.of)]];
  return section.type === "departures" ? [["departures", departures(site, page.language)]] : [];
}

/** What of another page is shown: its name, its name with a sentence, or a card with its picture. */
type Depth = "name" | "sentence" | "picture";

const DEPTHS: readonly Depth[] = ["name", "sentence", "picture"];

/** Lists show names, but for these. */
const LIST_DEPTHS: Readonly<Record<string, Depth>> = {
  news: "sentence",
  projects: "picture",
  products: "picture",
  solutions: "picture",
};

/** Routes that the page shows, each with what it shows of them. */
function routesOn(content: Content, lists: Record<string, string[]>, related: readonly string[]): [string, Depth][] {
  // Legal texts are long, and name each other only.
  const depthOfRelated: Depth = "summary" in content ? "name" : "picture";
  const at =
    (depth: Depth) =>
    (route: string): [string, Depth] => [route, depth];
  const inSections = sectionsOf(content).flatMap((section) => {
    if (section.type === "projects")
      return [...section.routes.map(at("picture")), ...[section.more ?? []].flat().map(at("name"))];
    return section.type === "items" ? section.items.flatMap(({ route }) => route ?? []).map(at("name")) : [];
  });
  return [
    ...Object.entries(lists).flatMap(([listed, routes]) => routes.map(at(LIST_DEPTHS[listed] ?? "name"))),
    ...related.map(at(depthOfRelated)),
    ...inSections,
    ...("proof" in content ? [at("picture")(content.proof)] : []),
    ...("ways" in content ? content.ways.map(at("name")) : []),
  ];
}

function cardsFor(site: Site, page: SitePage, routes: readonly [string, Depth][]): Record<string, Card> {
  const deepest = new Map<string, Depth>();
  for (const [route, depth] of routes) {
    const before = deepest.get(route) ?? "name";
    deepest.set(route, DEPTHS.indexOf(depth) > DEPTHS.indexOf(before) ? depth : before);
  }
  return Object.fromEntries(
    [...deepest].flatMap(([route, depth]) => {
      const other = site.find(page.language, route);
      return other ? [[route, reduced(cardOf(other), depth)] as const] : [];
    }),
  );
}

function reduced(card: Card, depth: Depth): Card {
  const { picture, text, label, ...facts } = card;
  if (depth === "name") return label ? { ...facts, label } : facts;
  if (depth === "picture") return picture ? { ...facts, text, picture } : { ...facts, text };
  // The list of news does not show the event that an article is about.
  const { event: _event, ...rest } = facts;
  return { ...rest, text };
}

/** Leaves out the fields that the site has already acted on, so that they do not travel to the browser. */
function shown(content: Content): Content {
  const { description, headTitle: _title, related, noindex, listed, draft, translation, canonical, ...rest } = content;
  return rest as Content;
}
