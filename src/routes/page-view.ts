import { headTitle } from "../content/head-title";
import { pathOf } from "../content/compile";
import type { Content } from "../model/kinds";
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
  const { route, path, language, kind, content, body, label, isIndexable } = page;
  const sections = content.sections ?? [];
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
    trail: trailOf(site, page),
    echo: echoesOf(site, page),
    content: shown(content),
    body,
    lists,
    related,
    cards: cardsFor(site, page, [...Object.values(lists).flat(), ...related, ...routesIn(content)]),
    ...(needsSiteMap ? { siteMap: siteMapOf(site, language) } : {}),
  };
}

function listIn(site: Site, page: SitePage, section: Section): [string, string[]][] {
  if (section.type === "listing") return [[section.of, listOf(site, page.language, section.of)]];
  return section.type === "departures" ? [["departures", departures(site, page.language)]] : [];
}

/** Routes that the page's own fields name. */
function routesIn(content: Content): string[] {
  const inSections = (content.sections ?? []).flatMap((section) => {
    if (section.type === "projects") return [...section.routes, ...(section.more ? [section.more] : [])];
    return section.type === "items" ? section.items.flatMap(({ route }) => route ?? []) : [];
  });
  return [...inSections, ...("proof" in content ? [content.proof] : []), ...("ways" in content ? content.ways : [])];
}

function cardsFor(site: Site, page: SitePage, routes: readonly string[]): Record<string, Card> {
  const found = [...new Set(routes)].flatMap((route) => site.find(page.language, route) ?? []);
  return Object.fromEntries(found.map((other) => [other.route, cardOf(other)]));
}

/** Leaves out the fields that the site has already acted on, so that they do not travel to the browser. */
function shown(content: Content): Content {
  const { description, headTitle: _title, related, noindex, listed, draft, translation, canonical, ...rest } = content;
  return rest as Content;
}
