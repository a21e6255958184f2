import { sectionsOf } from "../model/kinds";
import { FEED_FORMATS, FEED_TYPES, feedPath } from "../model/feeds";
import type { SitePage } from "./site";
import type { PageView } from "../model/page-view";

/** Lists the feeds for the head of the home page, of articles, and of pages with a list of news. */
export function feedsOn({ kind, content, language }: SitePage): Pick<PageView, "feeds"> {
  const listsNews = sectionsOf(content).some((section) => section.type === "listing" && section.of === "news");
  if (kind !== "home" && kind !== "article" && !listsNews) return {};
  return { feeds: FEED_FORMATS.map((format) => [FEED_TYPES[format], feedPath(language, format)]) };
}
