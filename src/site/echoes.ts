import { otherLanguage } from "../i18n/languages";
import type { Site, SitePage } from "./site";
import type { PageView } from "../model/page-view";

/** The limit above which the short name is used. */
const MAX_ECHO_CHARACTERS = 48;

/** Finds the echo of a page's title: the title of its translation, unless both are equal. */
export function findEcho(site: Site, page: SitePage): PageView["echo"] {
  const translation = site.find(otherLanguage(page.language), page.route);
  if (!translation) return {};
  const title =
    translation.content.title.length <= MAX_ECHO_CHARACTERS ? translation.content.title : translation.content.short;
  const isSame = title === page.content.title || translation.content.title === page.content.title;
  return title && !isSame ? { title } : {};
}
