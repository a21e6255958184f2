/** Cards of a page, reduced to the visible fields (quality P). */
import { type Content, sectionsOf } from "../model/kinds";
import { ROUTES } from "../model/views/routes";
import type { SectionContent } from "../model/sections";
import { createCard } from "./card";
import { dateOf } from "./lists";
import type { Site, SitePage } from "./site";
import type { Card } from "../model/views/card";

type Lists = Readonly<Record<string, readonly string[]>>;

/** The fields of a card: the name, or also a sentence, or also the picture. */
const DEPTHS = ["name", "sentence", "picture"] as const;
type Depth = (typeof DEPTHS)[number];

const LISTS_WITH_PICTURES = ["projects", "products", "solutions"];

/** Creates a page's cards by route: of its lists, its related pages, and the pages that its sections link to. */
export function createPageCards(site: Site, page: SitePage, lists: Lists, related: readonly string[]) {
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

function findRoutes(content: Content, lists: Lists, related: readonly string[]): [string, Depth][] {
  return [
    ...Object.entries(lists).flatMap(([listed, routes]) =>
      at(LISTS_WITH_PICTURES.includes(listed) ? "picture" : "name", ...routes),
    ),
    ...at("name", ...related),
    ...sectionsOf(content).flatMap(findRoutesInSection),
    ...("proof" in content ? [...at("picture", content.proof), ...at("name", content.ticket.route)] : []),
    ...("ways" in content ? at("name", ...content.ways) : []),
  ];
}

const at = (depth: Depth, ...routes: readonly (string | undefined)[]): [string, Depth][] =>
  routes.flatMap((route) => (route ? [[route, depth]] : []));

function findRoutesInSection(section: SectionContent): [string, Depth][] {
  switch (section.type) {
    case "related":
      return [
        ...at(section.as === "cards" ? "picture" : "sentence", ...section.routes),
        ...at("name", ...[section.more ?? []].flat()),
      ];
    case "departures":
      return at("name", ROUTES.vacancies);
    case "hero-lines":
      return at("name", section.call?.route);
    case "items":
      return at("name", ...section.items.map(({ route }) => route));
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
  if (depth === "name") return { ...facts, label };
  // The title is the text alternative of a card's picture.
  if (depth === "picture") return { ...facts, text, picture: picture && { file: picture.file, focus: picture.focus } };
  // The list of news does not show the event that an article is about.
  const { event: _event, ...rest } = facts;
  return { ...rest, text };
}
