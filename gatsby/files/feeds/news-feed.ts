import type { Language } from "../../../src/i18n/languages";
import { startOfDay } from "../../../src/i18n/start-of-day";
import type { ContentOf } from "../../../src/model/kinds";
import { pagesOfList } from "../../../src/site/lists";
import type { Site, SitePage } from "../../../src/site/site";
import { parentRoute } from "../../../src/site/breadcrumb";
import { SHARE_PICTURE } from "../../../src/layout/head/share-picture";
import { buildContentHtml } from "./content-html";

/** Feed readers poll the whole file, so it holds the newest articles only. */
export const MAX_FEED_ENTRIES = 50;

/** A language's feed in any format. URLs are absolute, all texts but `html` are plain. */
export interface NewsFeed {
  language: Language;
  title: string;
  description: string;
  homePage: string;
  siteUrl: string;
  author: { name: string; url: string };
  /** The time of the newest change. The time of the build would change the feed with every build (quality S7). */
  updated: string;
  entries: FeedEntry[];
}

export interface FeedEntry {
  /** The article's URL, which is its id too and never changes (docs/decisions/0018-crawlers.md). */
  url: string;
  title: string;
  summary: string;
  html: string;
  /** RFC 3339, with Berlin's offset. */
  published: string;
  /** RFC 3339. Undefined if the article has not changed since its publication. */
  updated?: string;
  /** The key of the category's name in the messages. */
  category: string;
  picture: string;
}

/** Creates the feed of a language's published news, newest first. Undefined without news. */
export function createNewsFeed(site: Site, language: Language): NewsFeed | undefined {
  const pages = pagesOfList(site, language, "news");
  const [newest] = pages;
  const list = newest && site.find(language, parentRoute(site, newest) ?? "/");
  if (!list) return undefined;
  const { name, legalName, siteUrl } = site.company;
  const entries = pages.slice(0, MAX_FEED_ENTRIES).map((page) => createEntry(page, siteUrl));
  return {
    language,
    title: `${name}: ${list.label}`,
    description: list.content.description,
    homePage: siteUrl + list.path,
    siteUrl,
    author: { name: legalName, url: `${siteUrl}/${language}/` },
    // All times are midnights in Berlin, so that their texts sort by time.
    updated: entries.map(({ published, updated }) => updated ?? published).reduce((a, b) => (a > b ? a : b)),
    entries,
  };
}

function createEntry({ path, content, body }: SitePage, siteUrl: string): FeedEntry {
  const article = content as ContentOf<"article">;
  const { title, description, date, updated, category } = article;
  const url = siteUrl + path;
  return {
    url,
    title,
    summary: description,
    html: buildContentHtml(article, body, url),
    published: startOfDay(date),
    ...(updated && updated > date ? { updated: startOfDay(updated) } : {}),
    category,
    picture: url + SHARE_PICTURE.file,
  };
}
