import { otherLanguage } from "../i18n/languages";
import { type Kind, sectionsOf } from "../model/kinds";
import type { Site, SitePage } from "./site";
import type { PageView } from "../model/page-view";

/** In characters: a longer title is doubled by its short name. */
const LONGEST_ECHO = 48;

/** A heading of more words is a sentence, which nobody reads twice (design, 1.3). */
const MOST_WORDS = 3;

/** Headings of running text are not doubled. */
const RUNNING_TEXT: readonly Kind[] = ["article", "legal"];

/** @returns whether a heading is short enough to stand beside its translation. */
export function isSign(heading: string): boolean {
  return heading.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length <= MOST_WORDS;
}

/** @returns the page's title and its short signs in the other language, looked up in its counterpart. */
export function echoesOf(site: Site, page: SitePage): PageView["echo"] {
  const other = site.find(otherLanguage(page.language), page.route);
  if (!other) return { parts: {} };
  const parts: Record<string, string> = {};
  if (!RUNNING_TEXT.includes(page.kind)) {
    for (const { id, heading } of other.body) if (id && heading) parts[id] = heading;
  }
  for (const section of sectionsOf(other.content)) {
    if ("id" in section && "heading" in section && section.heading) parts[section.id] = section.heading;
  }
  if (other.content.closing && other.content.closing !== page.content.closing) parts["closing"] = other.content.closing;
  const title = other.content.title.length <= LONGEST_ECHO ? other.content.title : other.content.short;
  const isSame = title === page.content.title || other.content.title === page.content.title;
  return { parts: doubled(parts, page), ...(title && !isSame ? { title } : {}) };
}

/** What reads the same in both languages is not doubled, nor is what is longer than a sign. */
function doubled(parts: Record<string, string>, page: SitePage): Record<string, string> {
  const own = new Set([
    ...page.body.flatMap(({ heading }) => heading ?? []),
    ...sectionsOf(page.content).flatMap((section) => ("heading" in section ? [section.heading ?? []].flat() : [])),
  ]);
  return Object.fromEntries(Object.entries(parts).filter(([, text]) => isSign(text) && !own.has(text)));
}
