import { type Language, LOCALES } from "../../../src/i18n/languages";
import { startOfDay } from "../../../src/i18n/start-of-day";
import { feedPath } from "../../../src/model/feeds";
import type { ContentOf } from "../../../src/model/kinds";
import { MANIFEST_ICONS } from "../../../src/layout/head/icon-files";
import { SHARE_PICTURE } from "../../../src/layout/head/share-picture";
import { parentRoute } from "../../../src/site/page-relations";
import { createFormatMessage } from "../../../src/site/format-message";
import { pagesOfList } from "../../../src/site/lists";
import type { Site, SitePage } from "../../../src/site/site";
import { buildContentHtml } from "./content-html";

/** Feed readers poll the whole file, so it holds the newest articles only. */
export const MAX_FEED_ENTRIES = 50;

export type JsonFeed = NonNullable<ReturnType<typeof createJsonFeed>>;

/** Creates a language's feed, newest first, as JSON Feed 1.1 (jsonfeed.org/version/1.1). Undefined without news. */
export function createJsonFeed(site: Site, language: Language) {
  const pages = pagesOfList(site, language, "news").slice(0, MAX_FEED_ENTRIES);
  const [newest] = pages;
  const list = newest && site.find(language, parentRoute(site, newest) ?? "/");
  if (!list) return undefined;
  const { name, legalName, siteUrl } = site.company;
  const [favicon, icon] = MANIFEST_ICONS.map(({ src }) => `${siteUrl}/${src}`);
  return {
    version: "https://jsonfeed.org/version/1.1",
    title: `${name}: ${list.label}`,
    home_page_url: siteUrl + list.path,
    feed_url: siteUrl + feedPath(language, "json"),
    description: list.content.description,
    icon,
    favicon,
    authors: [{ name: legalName, url: `${siteUrl}/${language}/` }],
    language: LOCALES[language],
    items: pages.map((page) => createItem(page, siteUrl)),
  };
}

function createItem({ path, language, content, body }: SitePage, siteUrl: string) {
  const article = content as ContentOf<"article">;
  const { title, description, date, updated, category } = article;
  const url = siteUrl + path;
  return {
    // The id never changes (docs/decisions/0018-crawlers.md).
    id: url,
    url,
    title,
    summary: description,
    content_html: buildContentHtml(article, body, url),
    date_published: startOfDay(date),
    date_modified: updated && updated > date ? startOfDay(updated) : undefined,
    image: url + SHARE_PICTURE.file,
    tags: [createFormatMessage(language)(`category.${category}`)],
  };
}
