/** Views of pages for tests of components: pages of a site, and minimal pages. */
import type { Language } from "../src/i18n/languages";
import type { Kind } from "../src/model/kinds";
import { createPageView } from "../src/site/page-view";
import type { Site } from "../src/site/site";
import type { Card } from "../src/model/views/card";
import type { PageView } from "../src/model/page-view";

/** Creates the view of a page of a site. @throws {Error} if the page is missing or of a different kind */
export function createViewAt<K extends Kind>(site: Site, language: Language, route: string, kind: K): PageView<K> {
  const page = site.find(language, route);
  if (page?.kind !== kind)
    throw new Error(`/${language}${route} - is not a page of the kind ${kind} - correct the test`);
  return createPageView(site, page) as PageView<K>;
}

/** Creates a minimal view with the fields that a test sets. */
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
    content,
    ...addresses,
    ...names,
    ...lists,
    ...more,
  } as PageView;
}

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

/** Groups cards by route, as in a view. */
export function cardsByRoute(...cards: readonly Card[]): Record<string, Card> {
  return Object.fromEntries(cards.map((card) => [card.path.replace(/^\/(?:de|en)/u, ""), card]));
}
