/** Cards of a page, reduced to the visible fields (quality P). */
import { type Content, sectionsOf } from "../model/kinds";
import { ROUTES } from "../model/views/routes";
import type { SectionContent } from "../model/sections";
import { createCard } from "./card";
import { dateOf } from "./lists";
import type { Site, SitePage } from "./site";
import type { Card, PictureField } from "../model/views/card";

/** The fields of a card: the name, or also a sentence, or also the picture. */
type Depth = "name" | "sentence" | "picture";

const DEPTHS: readonly Depth[] = ["name", "sentence", "picture"];

/** The lists that show more than names. */
const LIST_DEPTHS: Readonly<Record<string, Depth>> = {
  projects: "picture",
  products: "picture",
  solutions: "picture",
};

/** Creates a page's cards by route: of its lists, its related pages, and the pages that its sections link to. */
export function createPageCards(
  site: Site,
  page: SitePage,
  lists: Record<string, string[]>,
  related: readonly string[],
): Record<string, Card> {
  const { news = [], ...rest } = lists;
  return createCards(site, page, [...findRoutes(page.content, rest, related), ...newsByYear(site, page, news)]);
}

/** The list of news grows, but its page must not (quality P): older years show less. */
const YEARS_WITH_PICTURE = 3;
const YEARS_WITH_SENTENCES = 5;

/** Shows the picture of the first article of each recent year. */
function newsByYear(site: Site, page: SitePage, news: readonly string[]): [string, Depth][] {
  const yearOf = (route: string): string => {
    const article = site.find(page.language, route);
    return article ? dateOf(article).slice(0, 4) : "";
  };
  const years = [...new Set(news.map(yearOf))];
  return news.map((route, index) => {
    const age = years.indexOf(yearOf(route));
    const isFirst = index === 0 || yearOf(news[index - 1] ?? "") !== years[age];
    if (isFirst && age < YEARS_WITH_PICTURE) return [route, "picture"];
    return [route, age < YEARS_WITH_SENTENCES ? "sentence" : "name"];
  });
}

function findRoutes(content: Content, lists: Record<string, string[]>, related: readonly string[]): [string, Depth][] {
  return [
    ...Object.entries(lists).flatMap(([listed, routes]) => routes.map(atDepth(LIST_DEPTHS[listed] ?? "name"))),
    ...related.map(atDepth("name")),
    ...sectionsOf(content).flatMap(findRoutesInSection),
    ...("proof" in content ? [atDepth("picture")(content.proof), atDepth("name")(content.ticket.route)] : []),
    ...("ways" in content ? content.ways.map(atDepth("name")) : []),
  ];
}

const atDepth =
  (depth: Depth) =>
  (route: string): [string, Depth] => [route, depth];

function findRoutesInSection(section: SectionContent): [string, Depth][] {
  switch (section.type) {
    case "projects":
      return [...section.routes.map(atDepth("picture")), ...[section.more ?? []].flat().map(atDepth("name"))];
    case "related":
      return section.routes.map(atDepth(section.as === "cards" ? "picture" : "sentence"));
    case "departures":
      return [atDepth("name")(ROUTES.vacancies)];
    case "hero-lines":
      return section.call ? [atDepth("name")(section.call.route)] : [];
    case "call-to-action":
      return [atDepth("name")(section.route)];
    case "items":
      return section.items.flatMap(({ route }) => route ?? []).map(atDepth("name"));
    default:
      return [];
  }
}

function createCards(site: Site, page: SitePage, routes: readonly [string, Depth][]): Record<string, Card> {
  const deepest = new Map<string, Depth>();
  for (const [route, depth] of routes) {
    const before = deepest.get(route) ?? "name";
    deepest.set(route, DEPTHS.indexOf(depth) > DEPTHS.indexOf(before) ? depth : before);
  }
  return Object.fromEntries(
    [...deepest].flatMap(([route, depth]) => {
      const target = site.find(page.language, route);
      return target ? [[route, reduceCard(createCard(target), depth)] as const] : [];
    }),
  );
}

function reduceCard(card: Card, depth: Depth): Card {
  const { picture, text, label, ...facts } = card;
  if (depth === "name") return label ? { ...facts, label } : facts;
  // The title is the text alternative of a card's picture.
  if (depth === "picture") return picture ? { ...facts, text, picture: decoration(picture) } : { ...facts, text };
  // The list of news does not show the event that an article is about.
  const { event: _event, ...rest } = facts;
  return { ...rest, text };
}

/** Removes the text alternative, and keeps the position for cropping. */
function decoration({ file, focus }: PictureField): PictureField {
  return focus ? { file, focus } : { file };
}
