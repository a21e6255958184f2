/** The site's model, as the content engine wants it: the kinds, the files of the site, and the fixed parts of pages. */
import { type Draft, type DraftPage, isPublished, type Model } from "../content/draft";
import { glossary } from "../content/glossary";
import { inEveryLanguage } from "../languages/languages";
import { FEED_FORMATS, feedRoute } from "./feeds";
import { facts } from "./facts-file";
import { kindOf, KINDS } from "./kinds";
import type { Kind } from "../view/kind";
import { LANDMARKS } from "./landmarks";
import { type LineLetter, linePart } from "../view/line-letter";
import { groupsByLine, isForSearch, isInLists } from "./listed";
import { company, INSTEAD_OF, lines, navigation, redirects } from "./site-files";
import { storageTable } from "./storage-table";

/** Parts that every page of a kind has, beside its own headings: links may lead to them. */
const PARTS: Readonly<Record<Kind, readonly string[]>> = {
  home: [],
  page: [],
  service: ["gets", "steps", "needs", "questions"],
  solution: ["gets", "steps", "needs", "questions"],
  product: ["gets", "fits", "steps", "questions"],
  "case-study": ["map", "changes"],
  article: [],
  vacancy: ["tasks", "profile", "benefits", "steps", "apply"],
  fair: [],
  legal: ["contents", "in-short"],
  landing: ["legs", "fits", "proof", "contact"],
  notice: [],
};

/** Parts that the shell and the end of a page bring along. */
const EVERYWHERE = ["main", "menu", "related-pages"] as const;

export const model: Model = {
  kindOf,
  kinds: KINDS,
  blocks: { storageList: inEveryLanguage(storageTable) },
  insteadOf: INSTEAD_OF,
  files: FEED_FORMATS.map(feedRoute),
  landmarks: LANDMARKS,
  siteFiles: { company, lines, navigation, redirects, facts: facts.optional(), glossary: glossary.optional() },
  isOfItsDay: ({ kind }) => kind === "article",
  isForSearch: ({ kind, data }) => kind !== "notice" && isForSearch(data),
  isTitledByLine: ({ kind }) => ["service", "solution", "product", "case-study"].includes(kind),
  idsOf: (page, draft) => [
    ...PARTS[page.kind as Kind],
    ...(page.data["fare"] === undefined ? [] : ["fare"]),
    ...lineParts(page, draft),
    ...EVERYWHERE,
  ],
};

/** The list of services is grouped by line, and each group that there is can be linked to. */
function lineParts({ data, language }: DraftPage, { pages, today }: Draft): string[] {
  if (!groupsByLine(data)) return [];
  const listed = pages.filter((page) => page.language === language && page.kind === "service" && isInLists(page.data));
  const found = new Set(listed.filter((page) => isPublished(page, today)).map((page) => page.data["line"]));
  // Of a page that can't be read the line is unknown.
  return [...found].filter((letter) => typeof letter === "string").map((letter) => linePart(letter as LineLetter));
}
