import type { FormatMessage } from "../../i18n/messages";
import type { ContentOf, Kind } from "../../model/kinds";
import type { Site, SitePage } from "../site";
import { breadcrumbList } from "./breadcrumb-list";
import { event } from "./event";
import { jobPosting } from "./job-posting";
import { newsArticle } from "./news-article";
import { organization, webSite } from "./organization";
import { service } from "./service";

/** What each of these files has typed by schema-dts: to compare its 900 kinds with each other takes TypeScript 16 s. */
interface Thing {
  "@type": string;
}

type Things<K extends Kind> = (
  site: Site,
  page: SitePage,
  content: ContentOf<K>,
  text: FormatMessage,
) => Thing | readonly Thing[] | undefined;

/**
 * The main things by kind of page. Products without an offer and questions outside an authority's site are not marked
 * up (Google Search Central, "Product", "FAQ").
 */
const THINGS: { [K in Kind]?: Things<K> } = {
  home: (site, page) => [organization(site, page.language), webSite(site, page)],
  article: newsArticle,
  vacancy: jobPosting,
  fair: event,
  service,
  solution: service,
};

export type StructuredData = { "@context": "https://schema.org" } & (Thing | { "@graph": readonly Thing[] });

/**
 * Structured data of a page in schema.org's vocabulary (quality F5). All of it stands on the page, too
 * (e2e/findable.spec.ts).
 * @returns undefined where the page is not for search engines, or nothing is to be said
 */
export function structuredData(site: Site, page: SitePage, text: FormatMessage): StructuredData | undefined {
  if (!page.isIndexable) return undefined;
  const things = THINGS[page.kind] as Things<Kind> | undefined;
  const all = [things?.(site, page, page.content, text), breadcrumbList(site, page, text)].flat();
  const [first, ...rest] = all.filter((thing) => thing !== undefined);
  if (first === undefined) return undefined;
  return rest.length > 0
    ? { "@context": "https://schema.org", "@graph": [first, ...rest] }
    : { "@context": "https://schema.org", ...first };
}
