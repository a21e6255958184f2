/** Connects the content engine with this site: its kinds, its files, the ids of its templates, its rules. */
import { type RawContent, type RawPage, isPublished, type Model, rawSections } from "../content/raw-content";
import { valueAt } from "../content/fields";
import { FEED_FORMATS, feedRoute } from "./feeds";
import { readFacts } from "./facts";
import { facts as factsFile } from "./facts-file";
import { kindOf, KIND_SCHEMAS, templateIdsOf } from "./kinds";
import { glossary as glossaryFile } from "./glossary-file";
import { type LineLetter, lineGroupId } from "./views/line-letter";
import { hasServiceGroups, isListed } from "./listed";
import { navigation } from "./navigation-file";
import { redirects as redirectsFile } from "./redirects-file";
import { companyFactsRule, factsRule } from "./rules/facts";
import { faresRule } from "./rules/fares";
import { glossaryRule } from "./rules/glossary";
import { descriptionsRule, headTitlesRule } from "./rules/search-results";
import { offersRule } from "./rules/offers";
import { positionsRule } from "./rules/positions";
import { rangesRule } from "./rules/ranges";
import { redirectsRule } from "./rules/redirects";
import { requiredPagesRule } from "./rules/required-pages";
import { titlesRule } from "./rules/titles";
import { company, lines } from "./site-files";

/** Ids of every page's layout. */
const LAYOUT_IDS = ["main", "menu", "related-pages"] as const;

export const model: Model = {
  kindOf,
  kinds: KIND_SCHEMAS,
  files: FEED_FORMATS.map(feedRoute),
  siteFiles: {
    company,
    lines,
    navigation,
    redirects: redirectsFile,
    facts: factsFile.optional(),
    glossary: glossaryFile.optional(),
  },
  readFacts,
  rules: [
    headTitlesRule,
    descriptionsRule,
    titlesRule,
    companyFactsRule,
    factsRule,
    faresRule,
    offersRule,
    glossaryRule,
    positionsRule,
    rangesRule,
    redirectsRule,
    requiredPagesRule,
  ],
  idsOf: (page, content) => [...templateIdsOf(page), ...lineParts(page, content), ...ticketParts(page), ...LAYOUT_IDS],
  filesOf: printedSheets,
};

/** Lists the PDFs of a page's sheets, which are named after the sections' ids (`npm run sheets`). */
function printedSheets({ data, folder, language }: RawPage): string[] {
  return rawSections(data).map(({ id }) => `${folder}/${String(id)}.${language}.pdf`);
}

/** Lists the ids of a list of services: one per line with services. */
function lineParts({ data, language }: RawPage, { pages, today }: RawContent): string[] {
  if (!hasServiceGroups(data)) return [];
  const listed = pages.filter((page) => page.language === language && page.kind === "service" && isListed(page.data));
  const found = new Set(listed.filter((page) => isPublished(page, today)).map((page) => page.data["line"]));
  // Skips pages that can't be read, whose line is unknown.
  return [...found].filter((letter) => typeof letter === "string").map((letter) => lineGroupId(letter as LineLetter));
}

/** Lists the ids of the home page's planner and of its tickets. The planner's declaration reports duplicate and missing names. */
function ticketParts({ data, kind }: RawPage): string[] {
  const [sign] = rawSections(data) as { type: string }[];
  const planner = kind === "home" && sign?.type === "hero-lines" ? valueAt(sign, ["planner"]) : undefined;
  if (planner === undefined) return [];
  const [starts, ends] = [wordsOf(valueAt(planner, ["from"])), wordsOf(valueAt(planner, ["to"]))];
  return ["planner", ...starts.flatMap((from) => ends.map((to) => `${from}-${to}`))];
}

function wordsOf(question: unknown): string[] {
  const answers = valueAt(question, ["answers"]);
  return Array.isArray(answers) ? answers.map((answer) => String(valueAt(answer, ["word"]))) : [];
}
