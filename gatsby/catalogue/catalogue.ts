/** The living catalogue: every section with its fields and an example. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { declaredFields } from "../../src/content/declared-fields";
import type { Entry, LoadedContent } from "../../src/content/load";
import { type Language, LANGUAGES } from "../../src/i18n/languages";
import { ALL_SECTIONS, type Section, type SectionType, typeOf } from "../../src/model/sections";
import type { PageView } from "../../src/model/page-view";
import { createSite } from "../../src/site/create-site";
import type { Site, SitePage } from "../../src/site/site";
import type { CataloguePage } from "../../src/model/views/catalogue";
import { chosenRoutes, withRoutes } from "./chosen-pages";
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
        source: withRoutes(readFileSync(path.join(root, file), "utf8"), routes[type]),
        view: viewOf(language, type),
      };
    }),
  }));
}

/** An example becomes a page of sections that no list and no menu knows. */
function asPage(entry: Entry, routes: Readonly<Record<string, string[] | undefined>>): Entry {
  const fields = { title: entry.route, description: "", lead: "", noindex: true, listed: false };
  const sections = (entry.content["sections"] as Section[]).map((section) => {
    const chosen = routes[section.type];
    return chosen ? { ...section, routes: chosen } : section;
  });
  return { ...entry, kind: "page", content: { ...fields, sections } };
}
