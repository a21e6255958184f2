import { LOCALES } from "../../../src/i18n/languages";
import { feedPath } from "../../../src/model/feeds";
import { MANIFEST_ICONS } from "../../../src/layout/head/icon-files";
import type { NewsFeed } from "./news-feed";

/** Writes a feed as JSON Feed 1.1 (jsonfeed.org/version/1.1). @param names the names of categories by key */
export function buildJsonFeed(feed: NewsFeed, names: Readonly<Record<string, string>>): string {
  const { language, title, description, homePage, siteUrl, author, entries } = feed;
  const [favicon, icon] = MANIFEST_ICONS.map(({ src }) => `${siteUrl}/${src}`);
  const items = entries.map((entry) => ({
    id: entry.url,
    url: entry.url,
    title: entry.title,
    summary: entry.summary,
    content_html: entry.html,
    date_published: entry.published,
    date_modified: entry.updated,
    image: entry.picture,
    tags: [names[entry.category] ?? entry.category],
  }));
  const file = {
    version: "https://jsonfeed.org/version/1.1",
    title,
    home_page_url: homePage,
    feed_url: siteUrl + feedPath(language, "json"),
    description,
    icon,
    favicon,
    authors: [author],
    language: LOCALES[language],
    items,
  };
  return `${JSON.stringify(file, undefined, 1)}\n`;
}
