/** What pages show, for tests of components: real pages, and a page that is empty but for what a test names. */
import type { Language } from "../src/i18n/languages";
import type { Kind } from "../src/model/kinds";
import { createPageView } from "../src/site/page-view";
import type { Site } from "../src/site/site";
import type { Card } from "../src/model/views/card";
import type { PageView } from "../src/model/page-view";

/** @returns the view of a page of the site, as the build makes it; its kind is checked. */
export function viewOn<K extends Kind>(site: Site, language: Language, route: string, kind: K): PageView<K> {
  const page = site.find(language, route);
  if (page?.kind !== kind) throw new Error(`There is no ${kind} at /${language}${route}`);
  return createPageView(site, page) as PageView<K>;
}

/** @returns a view that holds nothing but what a test gives it. */
export function sampleView(language: Language, more: Partial<PageView> = {}): PageView {
  const path = `/${language}/sample/`;
  const content = { title: "Sample", description: "A page for tests.", lead: "A page for tests." };
  const addresses = { route: "/sample/", path, canonical: path, counterpart: path, alternates: [], trail: [] };
  const names = { headTitle: "Sample", description: "A page for tests.", label: "Sample" };
  const lists = { cards: {}, lists: {}, related: [], body: [] };
  return {
    language,
    kind: "page",
    isIndexable: true,
    echo: {},
    content,
    ...addresses,
    ...names,
    ...lists,
    ...more,
  } as PageView;
}

/** @returns the card of a project, with whatever else a test says. */
export function sampleCard(more: Partial<Card> = {}): Card {
  return {
    kind: "case-study",
    path: "/de/case-study/alpha/",
    label: "Alpha",
    title: "Alpha bucht selbst",
    text: "Drei Systeme werden eines.",
    line: "A",
    code: "A1",
    ...more,
  };
}

/** @returns cards by route, as a view carries them. */
export function cardsByRoute(...cards: readonly Card[]): Record<string, Card> {
  return Object.fromEntries(cards.map((card) => [card.path.replace(/^\/(?:de|en)/u, ""), card]));
}
