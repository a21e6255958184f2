/** The living catalogue: every section with its fields and an example. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { declaredFields } from "../../src/content/declared-fields";
import type { Entry, LoadedContent } from "../../src/content/load";
import { type Language, LANGUAGES } from "../../src/i18n/languages";
import type { Kind } from "../../src/model/kinds";
import { isInLists } from "../../src/model/listed";
import { ALL_SECTIONS, type Section, type SectionType, typeOf } from "../../src/model/sections";
import type { CataloguePage, PageView } from "../../src/model/page-view";
import { createSite } from "../../src/site/create-site";
import type { Site, SitePage } from "../../src/site/site";
import { exampleFiles, isExample, routeOf, TYPES } from "./examples";

/**
 * @param loaded checked content, read with the examples (gatsby/catalogue/examples.ts)
 * @param viewIn all that a page shows, as the build makes it
 * @returns the page of the catalogue in every language
 */
export function createCatalogue(
  root: string,
  loaded: LoadedContent,
  today: string,
  viewIn: (site: Site, page: SitePage) => PageView,
): CataloguePage[] {
  const own = loaded.entries.filter((entry) => !isExample(entry));
  const routes = Object.fromEntries(TYPES.map((type) => [type, chosenRoutes(type, own)]));
  const examples = loaded.entries.filter(isExample).map((entry) => asPage(entry, routes));
  const site = createSite({ ...loaded, entries: [...own, ...examples] }, today);
  const files = exampleFiles();
  const sourceOf = (file: string, chosen: readonly string[] | undefined) => {
    const source = readFileSync(file, "utf8");
    return chosen ? source.replace(/routes: \[.*\]/u, `routes: [${chosen.join(", ")}]`) : source;
  };
  const viewOf = (language: Language, type: SectionType): PageView => {
    const page = site.find(language, routeOf(type));
    if (!page) throw new Error(`There is no example of ${type} in ${language}`);
    return viewIn(site, page);
  };
  return LANGUAGES.map((language) => ({
    language,
    sections: TYPES.map((type) => {
      const schema = ALL_SECTIONS.find((section) => typeOf(section) === type);
      const { path: file = "" } = files.find((f) => f.route === routeOf(type) && f.language === language) ?? {};
      return {
        type,
        about: schema?.meta()?.sentence?.en ?? "",
        fields: schema ? declaredFields(schema) : [],
        file,
        source: sourceOf(path.join(root, file), routes[type]),
        view: viewOf(language, type),
      };
    }),
  }));
}

const MOST = 3;

/** Sections that show other pages: `ofEach` of each kind; if there are fewer than `least`, the example's own routes. */
const WANTED: Readonly<Record<string, { kinds: readonly Kind[]; ofEach: number; least: number }>> = {
  projects: { kinds: ["case-study", "product", "solution", "service"], ofEach: MOST, least: 1 },
  related: { kinds: ["service", "product", "case-study", "article"], ofEach: 1, least: 2 },
};

/** @returns routes for the section's `routes`; undefined where its example shows what the file says */
function chosenRoutes(type: string, entries: readonly Entry[]): string[] | undefined {
  const wanted = WANTED[type];
  if (!wanted) return undefined;
  const listed = entries.filter(({ content }) => isInLists(content));
  const isInEveryLanguage = (route: string) =>
    LANGUAGES.every((language) => listed.some((entry) => entry.route === route && entry.language === language));
  const routes = wanted.kinds.flatMap((kind) =>
    [...new Set(listed.filter((entry) => entry.kind === kind).map(({ route }) => route))]
      .filter(isInEveryLanguage)
      .slice(0, wanted.ofEach),
  );
  return routes.length < wanted.least ? undefined : routes.slice(0, MOST);
}

/** Turns an example into a page of sections that no list and no menu holds. */
function asPage(entry: Entry, routes: Readonly<Record<string, string[] | undefined>>): Entry {
  const fields = { title: entry.route, description: "", lead: "", noindex: true, listed: false };
  const sections = (entry.content["sections"] as Section[]).map((section) => {
    const chosen = routes[section.type];
    return chosen ? { ...section, routes: chosen } : section;
  });
  return { ...entry, kind: "page", content: { ...fields, sections } };
}
