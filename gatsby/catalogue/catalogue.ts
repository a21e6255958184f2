/** The catalogue: every section with its fields and an example (docs/decisions/0002-content-check.md). */
import { readFileSync } from "node:fs";
import path from "node:path";
import { listDeclaredFields } from "../../src/content/declared-fields";
import type { Entry, LoadedContent } from "../../src/content/load";
import { type Language, LANGUAGES } from "../../src/i18n/languages";
import type { Kind } from "../../src/model/kinds";
import { isListed } from "../../src/model/listed";
import { ALL_SECTIONS, type SectionContent, type SectionType, typeOf } from "../../src/model/sections";
import type { CataloguePage, PageView } from "../../src/model/page-view";
import { createSite } from "../../src/site/create-site";
import { createPageView } from "../../src/site/page-view";
import { listExampleFiles, isExample, exampleRoute, SECTION_TYPES } from "./examples";

/**
 * Creates the page of the catalogue in every language.
 * @param loaded checked content, read with the examples (gatsby/catalogue/examples.ts)
 * @throws if a section lacks an example in a language
 */
export function createCatalogue(root: string, loaded: LoadedContent, today: string): CataloguePage[] {
  const own = loaded.entries.filter((entry) => !isExample(entry));
  const routes = Object.fromEntries(SECTION_TYPES.map((type) => [type, routesFromContent(type, own)]));
  const examples = loaded.entries.filter(isExample).map((entry) => asPage(entry, routes));
  const site = createSite({ ...loaded, entries: [...own, ...examples] }, today);
  const files = listExampleFiles();
  const readSource = (file: string, chosen: readonly string[] | undefined) => {
    const source = readFileSync(file, "utf8");
    return chosen ? source.replace(/routes: \[.*\]/u, `routes: [${chosen.join(", ")}]`) : source;
  };
  const createView = (language: Language, type: SectionType): PageView => {
    const page = site.find(language, exampleRoute(type));
    if (!page)
      throw new Error(`src/sections/${type} - has no example in "${language}" - write example.${language}.yml`);
    return createPageView(site, page);
  };
  return LANGUAGES.map((language) => ({
    language,
    sections: SECTION_TYPES.map((type) => {
      const schema = ALL_SECTIONS.find((section) => typeOf(section) === type);
      const { path: file = "" } = files.find((f) => f.route === exampleRoute(type) && f.language === language) ?? {};
      return {
        type,
        about: schema?.meta()?.sentence?.en ?? "",
        fields: schema ? listDeclaredFields(schema) : [],
        file,
        source: readSource(path.join(root, file), routes[type]),
        view: createView(language, type),
      };
    }),
  }));
}

/** Sections that show cards, and the kinds of the pages that they show in the catalogue. */
const KINDS_SHOWN: Readonly<Record<string, readonly Kind[]>> = {
  projects: ["case-study", "product", "solution"],
  related: ["service", "product", "case-study"],
};

const MIN_ROUTES = 2;

/** Chooses a page of each kind for a section's `routes`. Undefined if the routes in the example's file stay. */
function routesFromContent(type: string, entries: readonly Entry[]): string[] | undefined {
  const routes = KINDS_SHOWN[type]?.flatMap((kind) => firstRoute(kind, entries) ?? []) ?? [];
  return routes.length < MIN_ROUTES ? undefined : routes;
}

/** Finds the first page of a kind that is listed in every language. */
function firstRoute(kind: Kind, entries: readonly Entry[]): string | undefined {
  const listed = entries.filter((entry) => entry.kind === kind && isListed(entry.content));
  const countOf = (route: string) => listed.filter((entry) => entry.route === route).length;
  return listed.find(({ route }) => countOf(route) === LANGUAGES.length)?.route;
}

/** Turns an example into a page outside of lists and menus. */
function asPage(entry: Entry, routes: Readonly<Record<string, string[] | undefined>>): Entry {
  const fields = { title: entry.route, description: "", lead: "", noindex: true, listed: false };
  const sections = (entry.content["sections"] as SectionContent[]).map((section) => {
    const chosen = routes[section.type];
    return chosen ? { ...section, routes: chosen } : section;
  });
  return { ...entry, kind: "page", content: { ...fields, sections } };
}
