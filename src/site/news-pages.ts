/** Pagination of the list of news, so that no page grows with it (quality P). */
import { sectionsOf } from "../model/kinds";
import type { SectionContent } from "../model/sections";
import { createFormatMessage } from "./format-message";
import { routesOfList } from "./lists";
import { type ListPages, paginatedPath } from "../model/views/page-link";
import type { Site, SitePage } from "./site";

/** The limit of an unpaginated list: 28 articles are 12.8 of 14 KB. Pages of a longer list leave room for the pagination. */
export const MAX_UNPAGINATED = 28;
export const ARTICLES_PER_PAGE = 24;

/** Finds a list of news, which may be paginated. */
function findNewsList({ kind, content }: SitePage): SectionContent | undefined {
  if (kind !== "page") return undefined;
  return sectionsOf(content).find((section) => section.type === "listing" && section.of === "news");
}

const countPages = (articles: number) => (articles > MAX_UNPAGINATED ? Math.ceil(articles / ARTICLES_PER_PAGE) : 1);

/** Returns the routes of one page of the list. @param routes the whole list */
export function selectNewsOfPage(page: SitePage, routes: string[]): string[] {
  if (!findNewsList(page) || countPages(routes.length) === 1) return routes;
  const number = page.number ?? 1;
  return routes.slice((number - 1) * ARTICLES_PER_PAGE, number * ARTICLES_PER_PAGE);
}

/** Creates the pagination of a page, unless its list fits on one page. */
export function createPagination(site: Site, page: SitePage): ListPages | undefined {
  const list = findNewsList(page);
  const count = list ? countPages(routesOfList(site, page.language, "news").length) : 1;
  if (!list || count === 1) return undefined;
  const { number: here = 1 } = page;
  return { here, count, first: here === 1 ? page.path : page.path.replace(/\d+\/$/u, "") };
}

/** Creates the pages after the first of each list of news. They contain only the list, and are not listed themselves. */
export function createPaginationPages(site: Site): SitePage[] {
  return site.pages.flatMap((page) => {
    const list = findNewsList(page);
    const { count = 1 } = createPagination(site, page) ?? {};
    return list ? Array.from({ length: count - 1 }, (_, index) => createListPage(page, list, index + 2)) : [];
  });
}

function createListPage(page: SitePage, list: SectionContent, number: number): SitePage {
  const { headTitle: _headTitle, related: _related, lead: _lead, picture: _picture, ...content } = page.content;
  const section = { ...list, text: undefined };
  const suffix = `, ${createFormatMessage(page.language)("pager.page", { number })}`;
  return {
    ...page,
    route: paginatedPath(page.route, number),
    path: paginatedPath(page.path, number),
    number,
    label: page.label + suffix,
    isListed: false,
    body: [],
    content: {
      ...content,
      title: content.title + suffix,
      description: `${content.title}${suffix}: ${content.description}`,
      sections: [section],
    } as SitePage["content"],
  };
}
