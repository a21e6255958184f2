import type { FormatMessage } from "../../i18n/messages";
import type { ContentOf, Kind } from "../../model/kinds";
import type { Site, SitePage } from "../site";
import { createBreadcrumbList } from "./breadcrumb-list";
import { createEvent } from "./event";
import { createJobPosting } from "./job-posting";
import { createNewsArticle } from "./news-article";
import { createOrganization, createWebSite } from "./organization";
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

/**
 * Creators of a page's main things, by kind. Product is omitted, because nothing is sold online, and FAQPage, because
 * Google shows it for authorities only (Google Search Central, "Product", "FAQ").
 */
const CREATORS: { [K in Kind]?: CreateThings<K> } = {
  home: (site, page) => [createOrganization(site, page.language), createWebSite(site, page)],
  article: createNewsArticle,
  vacancy: createJobPosting,
  fair: createEvent,
  service: createService,
  solution: createService,
};

type StructuredData = { "@context": "https://schema.org" } & (Thing | { "@graph": readonly Thing[] });

/**
 * Creates the structured data of a page in schema.org's vocabulary (quality F5). Every value is visible on the page
 * (e2e/seo.spec.ts).
 * @returns undefined if the page is not indexable, or has no data
 */
export function createStructuredData(site: Site, page: SitePage, text: FormatMessage): StructuredData | undefined {
  if (!page.isIndexable) return undefined;
  const create = CREATORS[page.kind] as CreateThings<Kind> | undefined;
  const all = [create?.(site, page, page.content, text), createBreadcrumbList(site, page, text)].flat();
  const [first, ...rest] = all.filter((thing) => thing !== undefined);
  if (first === undefined) return undefined;
  return rest.length > 0
    ? { "@context": "https://schema.org", "@graph": [first, ...rest] }
    : { "@context": "https://schema.org", ...first };
}
