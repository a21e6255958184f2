/** The site's model, as the content engine wants it: the kinds, the files of the site, and the fixed parts of pages. */
import { type Draft, type DraftPage, isPublished, type Model } from "../content/draft";
import { valueAt } from "../content/fields";
import { glossary } from "../content/glossary";
import { inEveryLanguage } from "../i18n/languages";
import { FEED_FORMATS, feedRoute } from "./feeds";
import { facts } from "./facts-file";
import { DECLARATIONS, type Kind, kindOf, KINDS } from "./kinds";
import { LANDMARKS } from "./landmarks";
import { type LineLetter, linePart } from "./views/line-letter";
import { groupsByLine, isForSearch, isInLists, sectionsIn } from "./listed";
import { navigation } from "./navigation-file";
import { redirects } from "./redirects-file";
import { company, INSTEAD_OF, lines } from "./site-files";
import { storageTable } from "./storage-list";
import { ticketPart } from "./views/planner";

/** What the firm offers and has done: titled by its line, and with sections between the parts of the template. */
const OF_A_LINE: readonly Kind[] = ["service", "solution", "product", "case-study"];

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
  isTitledByLine: ({ kind }) => OF_A_LINE.some((each) => each === kind),
  placesOf: (page) => (OF_A_LINE.some((kind) => kind === page.kind) ? placesOf(page) : []),
  idsOf: (page, draft) => [...partsOf(page), ...lineParts(page, draft), ...ticketParts(page), ...EVERYWHERE],
};

function partsOf({ kind, data }: DraftPage): string[] {
  return [...(DECLARATIONS[kind as Kind].parts ?? []), ...(data["fare"] === undefined ? [] : ["fare"])];
}

/** The template's parts, and those of the text; what stands after the head of an offer stands before all of them. */
function placesOf(page: DraftPage): string[] {
  const head = page.kind === "case-study" ? [] : ["head"];
  return [
    ...head,
    ...partsOf(page),
    ...page.markdown.headings.flatMap(({ id, level }) => (id && level === 2 ? id : [])),
  ];
}

/** The list of services is grouped by line, and each group that there is can be linked to. */
function lineParts({ data, language }: DraftPage, { pages, today }: Draft): string[] {
  if (!groupsByLine(data)) return [];
  const listed = pages.filter((page) => page.language === language && page.kind === "service" && isInLists(page.data));
  const found = new Set(listed.filter((page) => isPublished(page, today)).map((page) => page.data["line"]));
  // Of a page that can't be read the line is unknown.
  return [...found].filter((letter) => typeof letter === "string").map((letter) => linePart(letter as LineLetter));
}

/** Each ticket of a planner has an address. The planner's own declaration reports duplicate and missing names. */
function ticketParts({ data }: DraftPage): string[] {
  const sections = sectionsIn(data) as { type: string; id?: string }[];
  return sections.flatMap((section) => {
    if (section.type !== "planner") return [];
    const [starts, ends] = [wordsOf(valueAt(section, ["from"])), wordsOf(valueAt(section, ["to"]))];
    return starts.flatMap((from) => ends.map((to) => ticketPart(sections, section.id ?? "", from, to)));
  });
}

function wordsOf(question: unknown): string[] {
  const answers = valueAt(question, ["answers"]);
  return Array.isArray(answers) ? answers.map((answer) => String(valueAt(answer, ["word"]))) : [];
}
