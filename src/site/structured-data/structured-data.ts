import type { FormatMessage } from "../../i18n/messages";
import type { ContentOf, Kind } from "../../model/kinds";
import type { Site, SitePage } from "../site";
import { breadcrumbList } from "./breadcrumb-list";
import { describeEvent } from "./event";
import { jobPosting } from "./job-posting";
import { newsArticle } from "./news-article";
import { organization, webSite } from "./organization";
import { service } from "./service";

/** Any type of schema-dts. A union of its 900 types takes TypeScript 16 s. */
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
 * The main things by kind of page. Products are not sold online, and FAQ markup is for authorities (Google Search Central,
 * "Product", "FAQ").
 */
const THINGS: { [K in Kind]?: Things<K> } = {
  home: (site, page) => [organization(site, page.language), webSite(site, page)],
  article: newsArticle,
  vacancy: jobPosting,
  fair: describeEvent,
  service,
  solution: service,
};

type StructuredData = { "@context": "https://schema.org" } & (Thing | { "@graph": readonly Thing[] });

/**
 * Creates the structured data of a page in schema.org's vocabulary (quality F5). Every value is visible on the page
 * (e2e/seo.spec.ts).
 * @returns undefined if the page is not indexable, or has no data
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
