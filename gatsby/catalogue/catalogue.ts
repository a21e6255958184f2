/** The catalogue: every section with its fields and an example (docs/decisions/0002-content-check.md). */
import { readFileSync } from "node:fs";
import path from "node:path";
import { listDeclaredFields } from "../../src/content/declared-fields";
import type { Entry, LoadedContent } from "../../src/content/load";
import { type Language, LANGUAGES } from "../../src/i18n/languages";
import { ALL_SECTIONS, typeOf } from "../../src/model/sections";
import type { CataloguePage, CatalogueSection } from "../../src/model/page-view";
import { createSite } from "../../src/site/create-site";
import { createPageView } from "../../src/site/page-view";
import { exampleFile, exampleRoute, isExample } from "./examples";

/** Creates the page of the catalogue in every language, from content that was read with the examples. */
export function createCatalogue(root: string, loaded: LoadedContent, today: string): CataloguePage[] {
  const entries = loaded.entries.map((entry) => (isExample(entry) ? asPage(entry) : entry));
  const site = createSite({ ...loaded, entries }, today);
  const createSection = (schema: (typeof ALL_SECTIONS)[number], language: Language): CatalogueSection => {
    const type = typeOf(schema);
    const file = exampleFile(type, language);
    const page = site.find(language, exampleRoute(type));
    if (!page) throw new Error(`${file} - the section ${type} has no example - write the file`);
    return {
      type,
      about: schema.meta()?.sentence?.en ?? "",
      fields: listDeclaredFields(schema),
      file,
      source: readFileSync(path.join(root, file), "utf8"),
      view: createPageView(site, page),
    };
  };
  const schemas = ALL_SECTIONS.toSorted((a, b) => (typeOf(a) < typeOf(b) ? -1 : 1));
  return LANGUAGES.map((language) => ({
    language,
    sections: schemas.map((schema) => createSection(schema, language)),
  }));
}

/** Turns an example into a page outside of lists and menus. */
function asPage(entry: Entry): Entry {
  const fields = { title: entry.route, description: "", lead: "", noindex: true, listed: false };
  return { ...entry, kind: "page", content: { ...fields, ...entry.content } };
}
