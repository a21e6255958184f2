/** Pagination of the list of news, so that no page grows with it (quality P). */
import { sectionsOf } from "../model/kinds";
import type { Section } from "../model/sections";
import { listOf } from "./lists";
import { type ListPages, numbered } from "../model/views/page-link";
import type { Site, SitePage } from "./site";

/** 28 articles are 12.8 of 14 KB. Where there are more, the first page has some left for what leads to the others. */
export const MOST_ON_ONE_PAGE = 28;
export const PER_PAGE = 24;

type Listing = Extract<Section, { type: "listing" }>;
type ListOfNews = Listing & { further: NonNullable<Listing["further"]> };

/** @returns the page's list of news, if it may fill several pages: it declares their links' texts. */
function listOfNews({ kind, content }: SitePage): ListOfNews | undefined {
  if (kind !== "page") return undefined;
  return sectionsOf(content).find(
    (section): section is ListOfNews =>
      section.type === "listing" && section.of === "news" && section.further !== undefined,
  );
}

const pagesFor = (articles: number) => (articles > MOST_ON_ONE_PAGE ? Math.ceil(articles / PER_PAGE) : 1);

/** @param routes the whole list. @returns the page's part of it */
export function newsOfPage(page: SitePage, routes: readonly string[]): readonly string[] {
  if (!listOfNews(page) || pagesFor(routes.length) === 1) return routes;
  const number = page.number ?? 1;
  return routes.slice((number - 1) * PER_PAGE, number * PER_PAGE);
}

/** @returns the page's place in its paginated list, and the links' texts; undefined where the list has one page */
export function paginationOf(site: Site, page: SitePage): ListPages | undefined {
  const list = listOfNews(page);
  const count = list ? pagesFor(listOf(site, page.language, "news").length) : 1;
  if (!list || count === 1) return undefined;
  const { number: here = 1 } = page;
  return { here, count, first: here === 1 ? page.path : page.path.replace(/\d+\/$/u, ""), words: list.further };
}

/** @returns the pages after the first of each list of news. They hold the list alone, and stand in no other list. */
export function paginationPages(site: Site): SitePage[] {
  return site.pages.flatMap((page) => {
    const list = listOfNews(page);
    const { count = 1 } = paginationOf(site, page) ?? {};
    return list ? Array.from({ length: count - 1 }, (_, index) => furtherPage(page, list, index + 2)) : [];
  });
}

function furtherPage(page: SitePage, list: ListOfNews, number: number): SitePage {
  const { headTitle: _headTitle, related: _related, lead: _lead, picture: _picture, ...content } = page.content;
  const { text: _text, ...section } = list;
  const inList = `, ${list.further.page} ${number}`;
  return {
    ...page,
    route: numbered(page.route, number),
    path: numbered(page.path, number),
    number,
    label: page.label + inList,
    isListed: false,
    body: [],
    content: {
      ...content,
      title: content.title + inList,
      description: `${content.title}${inList}: ${content.description}`,
      sections: [section],
    } as SitePage["content"],
  };
}
