import { sectionsOf } from "../model/kinds";
import { FEED_FORMATS, FEED_TYPES, feedPath } from "../model/feeds";
import type { SitePage } from "./site";
import type { PageView } from "../model/page-view";

/** @returns the feeds that a page's head names: on the home page, on articles, and where news are listed */
export function feedsOn({ kind, content, language }: SitePage): Pick<PageView, "feeds"> {
  const listsNews = sectionsOf(content).some((section) => section.type === "listing" && section.of === "news");
  if (kind !== "home" && kind !== "article" && !listsNews) return {};
  return { feeds: FEED_FORMATS.map((format) => [FEED_TYPES[format], feedPath(language, format)]) };
}
