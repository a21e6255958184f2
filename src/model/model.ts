/** Connects the content engine with this site: its kinds, its files, the ids of its templates, its rules. */
import { type RawContent, type RawPage, isPublished, type Model, rawSections } from "../content/raw-content";
import { valueAt } from "../content/fields";
import { inEveryLanguage } from "../i18n/languages";
import { FEED_FORMATS, feedRoute } from "./feeds";
import { readFacts } from "./facts";
import { facts as factsFile } from "./facts-file";
import { kindOf, KIND_SCHEMAS, templateIdsOf } from "./kinds";
import { glossary as glossaryFile } from "./glossary-file";
import { REQUIRED_PAGES } from "./required-pages";
import { type LineLetter, lineGroupId } from "./views/line-letter";
import { hasServiceGroups, isListed } from "./listed";
import { navigation } from "./navigation-file";
import { redirects as redirectsFile } from "./redirects-file";
import { companyFactsRule } from "./rules/company-facts";
import { factsRule } from "./rules/facts";
import { faresRule } from "./rules/fares";
import { glossaryRule } from "./rules/glossary";
import { descriptionsRule, headTitlesRule } from "./rules/search-results";
import { offersRule } from "./rules/offers";
import { positionsRule } from "./rules/positions";
import { rangesRule } from "./rules/ranges";
import { redirectsRule } from "./rules/redirects";
import { titlesRule } from "./rules/titles";
import { company, lines } from "./site-files";
import { storageTable } from "./storage-list";
import { ticketPrefix } from "./views/planner";
import { ROUTES } from "./views/routes";

/** Ids of the layout. */
const EVERYWHERE = ["main", "menu", "related-pages"] as const;

export const model: Model = {
  kindOf,
  kinds: KIND_SCHEMAS,
  blocks: { storageList: inEveryLanguage(storageTable) },
  files: FEED_FORMATS.map(feedRoute),
  landmarks: REQUIRED_PAGES,
  siteFiles: {
    company,
    lines,
    navigation,
    redirects: redirectsFile,
    facts: factsFile.optional(),
    glossary: glossaryFile.optional(),
  },
  readFacts,
  uniqueFields: ["title", "description", "code"],
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
  ],
  idsOf: (page, draft) => [
    ...templateIdsOf(page),
    ...lineParts(page, draft),
    ...ticketParts(page, draft),
    ...EVERYWHERE,
  ],
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

/**
 * Lists the ids of a planner's tickets. A page that opens with the sign shows those of the list of services. The
 * planner's declaration reports duplicate and missing names.
 */
function ticketParts({ data, language }: RawPage, { pages }: RawContent): string[] {
  const isPlanner = ({ type }: { type?: unknown }) => type === "planner";
  const sections = rawSections(data) as { type: string; id?: string }[];
  const own = sections.filter(isPlanner).map((section) => [section, ticketPrefix(sections, section.id ?? "")] as const);
  const isServices = (page: RawPage) => page.route === ROUTES.services && page.language === language;
  const services = sections[0]?.type === "hero-lines" ? pages.find(isServices) : undefined;
  const gates = rawSections(services?.data ?? {}).filter(isPlanner);
  const planners = own.length > 0 ? own : gates.slice(0, 1).map((section) => [section, ""] as const);
  return planners.flatMap(([planner, prefix]) => {
    const [starts, ends] = [wordsOf(valueAt(planner, ["from"])), wordsOf(valueAt(planner, ["to"]))];
    return starts.flatMap((from) => ends.map((to) => `${prefix}${from}-${to}`));
  });
}

function wordsOf(question: unknown): string[] {
  const answers = valueAt(question, ["answers"]);
  return Array.isArray(answers) ? answers.map((answer) => String(valueAt(answer, ["word"]))) : [];
}
