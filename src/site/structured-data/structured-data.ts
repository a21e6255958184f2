import type { BreadcrumbList, NewsArticle } from "schema-dts";
import type { FormatMessage } from "../../i18n/messages";
import { SHARE_PICTURE } from "../../layout/head/share-picture";
import type { ContentOf, Kind } from "../../model/kinds";
import { createBreadcrumb } from "../page-relations";
import type { Site, SitePage } from "../site";
import { createEvent } from "./event";
import { createJobPosting } from "./job-posting";
import { companyReference, createOrganization, createWebSite } from "./organization";
import { plainText } from "./plain-text";
import { createService } from "./service";

/** Any type of schema-dts. A union of its 900 types takes TypeScript 16 s. */
interface Thing {
  "@type": string;
}

type CreateThings<K extends Kind> = (
  site: Site,
  page: SitePage,
  content: ContentOf<K>,
  text: FormatMessage,
) => Thing | readonly Thing[] | undefined;

/** Creators of a page's main things. Google shows Product for shops, FAQPage for authorities (Search Central). */
const CREATORS: { [K in Kind]?: CreateThings<K> } = {
  home: (site, page) => [createOrganization(site, page.language), createWebSite(site, page)],
  article: createNewsArticle,
  vacancy: createJobPosting,
  fair: createEvent,
  service: createService,
  solution: createService,
};

/** Creates the structured data of an indexable page (schema.org; quality F5). Its values are on the page. */
export function createStructuredData(site: Site, page: SitePage, text: FormatMessage): object | undefined {
  if (!page.isIndexable) return undefined;
  const create = CREATORS[page.kind] as CreateThings<Kind> | undefined;
  const all = [create?.(site, page, page.content, text), createBreadcrumbList(site, page, text)].flat();
  const things = all.filter((thing) => thing !== undefined);
  if (things.length === 0) return undefined;
  return { "@context": "https://schema.org", ...(things.length > 1 ? { "@graph": things } : things[0]) };
}

/** Describes an article of the newsroom (Google Search Central, "Article"). Its author is the company. */
function createNewsArticle(site: Site, { path, language }: SitePage, content: ContentOf<"article">): NewsArticle {
  const url = site.company.siteUrl + path;
  return {
    "@type": "NewsArticle",
    url,
    headline: plainText(content.title),
    image: url + SHARE_PICTURE.file,
    datePublished: content.date,
    author: companyReference(site, language),
  };
}

/** Describes the visible breadcrumb (Google Search Central, "Breadcrumb"). The page itself has no URL. */
function createBreadcrumbList(site: Site, page: SitePage, text: FormatMessage): BreadcrumbList | undefined {
  const [home, ...ancestors] = createBreadcrumb(site, page);
  if (!home) return undefined;
  const links = [{ ...home, label: text("kind.home") }, ...ancestors, { path: undefined, label: page.label }];
  return {
    "@type": "BreadcrumbList",
    itemListElement: links.map(({ path, label }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: plainText(label),
      item: path && site.company.siteUrl + path,
    })),
  };
}
