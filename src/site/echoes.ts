import { otherLanguage } from "../i18n/languages";
import type { Site, SitePage } from "./site";
import type { PageView } from "../model/page-view";

/** In characters: a longer title is doubled by its short name. */
const LONGEST_ECHO = 48;

/** @returns the page's title in the other language, looked up in its counterpart; headings of sections have no echo. */
export function echoesOf(site: Site, page: SitePage): PageView["echo"] {
  const other = site.find(otherLanguage(page.language), page.route);
  if (!other) return {};
  const title = other.content.title.length <= LONGEST_ECHO ? other.content.title : other.content.short;
  const isSame = title === page.content.title || other.content.title === page.content.title;
  return title && !isSame ? { title } : {};
}
