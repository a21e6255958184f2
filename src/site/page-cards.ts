/** Cards of a page, reduced to the visible fields (quality P). */
import { type Content, sectionsOf } from "../model/kinds";
import type { SectionContent } from "../model/sections";
import { createCard } from "./card";
import { dateOf } from "./lists";
import type { Site, SitePage } from "./site";
import type { Card } from "../model/views/card";

type Lists = Readonly<Record<string, readonly string[]>>;

/** The fields of a card: the name, or also a sentence, or also the picture. */
const CARD_DETAILS = ["name", "sentence", "picture"] as const;
type CardDetail = (typeof CARD_DETAILS)[number];

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
function newsByYear(site: Site, page: SitePage, news: readonly string[]): [string, CardDetail][] {
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

function findRoutes(content: Content, lists: Lists, related: readonly string[]): [string, CardDetail][] {
  return [
    ...Object.entries(lists).flatMap(([listed, routes]) =>
      withDetail(LISTS_WITH_PICTURES.includes(listed) ? "picture" : "name", ...routes),
    ),
    ...withDetail("name", ...related),
    ...sectionsOf(content).flatMap(findRoutesInSection),
    ...("proof" in content ? withDetail("picture", content.proof) : []),
    ...("ticket" in content ? withDetail("name", content.ticket.route) : []),
    ...("ways" in content ? withDetail("name", ...content.ways) : []),
  ];
}

const withDetail = (detail: CardDetail, ...routes: readonly (string | undefined)[]): [string, CardDetail][] =>
  routes.flatMap((route) => (route ? [[route, detail]] : []));

function findRoutesInSection(section: SectionContent): [string, CardDetail][] {
  switch (section.type) {
    case "related":
      return [
        ...withDetail(section.as === "cards" ? "picture" : "sentence", ...section.routes),
        ...withDetail("name", ...[section.more ?? []].flat()),
      ];
    case "hero-lines":
      return withDetail("name", section.call?.route);
    case "items":
      return withDetail("name", ...section.items.map(({ route }) => route));
    default:
      return [];
  }
}

function createCards(site: Site, page: SitePage, routes: readonly [string, CardDetail][]): Record<string, Card> {
  const detailByRoute = new Map<string, CardDetail>();
  for (const [route, detail] of routes) {
    const before = detailByRoute.get(route) ?? "name";
    detailByRoute.set(route, CARD_DETAILS.indexOf(detail) > CARD_DETAILS.indexOf(before) ? detail : before);
  }
  return Object.fromEntries(
    [...detailByRoute].flatMap(([route, detail]) => {
      const target = site.find(page.language, route);
      return target ? [[route, reduceCard(createCard(target), detail)] as const] : [];
    }),
  );
}

function reduceCard(card: Card, detail: CardDetail): Card {
  const { picture, text, label, ...facts } = card;
  if (detail === "name") return { ...facts, label };
  // The title is the text alternative of a card's picture.
  if (detail === "picture") return { ...facts, text, picture: picture && { file: picture.file, focus: picture.focus } };
  // The list of news does not show the event that an article is about.
  const { event: _event, ...rest } = facts;
  return { ...rest, text };
}
