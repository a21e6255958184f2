import type { LoadedContent } from "../content/load";
import { type Language, pathOf } from "../i18n/languages";
import type { Content, Kind } from "../model/kinds";
import { isIndexable, isListed } from "../model/listed";
import { eventOf } from "./lists";
import { createPaginationPages } from "./news-pages";
import type { Site, SitePage } from "./site";

/** Computes the site from checked content. @param today the day that decides what is over, `YYYY-MM-DD` in Berlin */
export function createSite(loaded: LoadedContent, today: string): Site {
  const pages = loaded.entries.map((entry): SitePage => {
    const content = entry.content as Content;
    const kind = entry.kind as Kind;
    const isPast = hasEnded(content, today);
    const isFilled = kind === "vacancy" && isPast;
    const canBeIndexed = isIndexable(content) && kind !== "notice" && !isFilled;
    return {
      ...entry,
      kind,
      content,
      path: pathOf(entry.language, entry.route),
      label: content.short ?? content.title,
      isIndexable: canBeIndexed,
      isListed: canBeIndexed && isListed(content),
      isPast,
      isOngoing: (eventOf({ content })?.start ?? today) < today && !isPast,
    };
  });
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const site: Site = {
    // The content check has validated these (src/model/site-files.ts).
    ...(loaded.site as Pick<Site, "company" | "lines" | "navigation" | "redirects" | "facts">),
    today,
    pages,
    find: (language: Language, route: string) => byPath.get(pathOf(language, route)),
  };
  for (const page of createPaginationPages(site)) {
    pages.push(page);
    byPath.set(page.path, page);
  }
  return site;
}

/** Checks whether an event is after its last day, or a vacancy after its closing day (specification, Pages). */
function hasEnded(content: Content, today: string): boolean {
  const end = "posted" in content ? content.closes : eventOf({ content })?.end;
  return ("posted" in content ? false : content.past === true) || (end !== undefined && end < today);
}
