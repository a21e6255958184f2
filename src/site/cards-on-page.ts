/** The page data of other pages: only what is shown of them (quality P). */
import { type Content, sectionsOf } from "../model/kinds";
import { ROUTES } from "../model/views/routes";
import type { Section } from "../model/sections";
import { cardOf } from "./card";
import { dateOf } from "./lists";
import type { Site, SitePage } from "./site";
import type { Card, Picture } from "../model/views/card";

/** How much of another page is shown: its name, a sentence too, or a card with its picture. */
type Depth = "name" | "sentence" | "picture";

const DEPTHS: readonly Depth[] = ["name", "sentence", "picture"];

/** Lists show names, but for these. */
const LIST_DEPTHS: Readonly<Record<string, Depth>> = {
  projects: "picture",
  products: "picture",
  solutions: "picture",
};

/** @returns what is known of the other pages that a page shows, by route. */
export function cardsOn(
  site: Site,
  page: SitePage,
  lists: Record<string, string[]>,
  related: readonly string[],
): Record<string, Card> {
  const { news = [], ...others } = lists;
  return cardsFor(site, page, [...routesOn(page.content, others, related), ...newsByYear(site, page, news)]);
}

/** The list of news grows with every article, but its page must not (quality P): older years show less. */
const YEARS_WITH_PICTURE = 3;
const YEARS_WITH_SENTENCES = 5;

/** The first article of a recent year shows its picture (design, 5: one picture per year at most). */
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

/** Routes that the page shows, each with what it shows of them. */
function routesOn(content: Content, lists: Record<string, string[]>, related: readonly string[]): [string, Depth][] {
  // Legal texts are long, and name each other only; so does the line of stops below an article.
  const depthOfRelated: Depth = "summary" in content || "category" in content ? "name" : "picture";
  return [
    ...Object.entries(lists).flatMap(([listed, routes]) => routes.map(at(LIST_DEPTHS[listed] ?? "name"))),
    ...related.map(at(depthOfRelated)),
    ...sectionsOf(content).flatMap(routesInSection),
    ...("proof" in content ? [at("picture")(content.proof), at("name")(content.ticket.route)] : []),
    ...("ways" in content ? content.ways.map(at("name")) : []),
  ];
}

const at =
  (depth: Depth) =>
  (route: string): [string, Depth] => [route, depth];

function routesInSection(section: Section): [string, Depth][] {
  switch (section.type) {
    case "projects":
      return [...section.routes.map(at("picture")), ...[section.more ?? []].flat().map(at("name"))];
    case "related":
      return section.routes.map(at(section.as === "cards" ? "picture" : "sentence"));
    case "departures":
      return [at("name")(ROUTES.vacancies)];
    case "hero-lines":
      return section.call ? [at("name")(section.call.route)] : [];
    case "call-to-action":
      return [at("name")(section.route)];
    case "items":
      return section.items.flatMap(({ route }) => route ?? []).map(at("name"));
    default:
      return [];
  }
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
  // Beside the title that it belongs to, a card's picture is decoration.
  if (depth === "picture") return picture ? { ...facts, text, picture: decoration(picture) } : { ...facts, text };
  // The list of news does not show the event that an article is about.
  const { event: _event, ...rest } = facts;
  return { ...rest, text };
}

/** What is cropped is held where its page holds it. */
function decoration({ file, focus }: Picture): Picture {
  return focus ? { file, focus } : { file };
}
