/** The living catalogue: every section with its fields and an example, and the parts that are no sections. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { withContactForm } from "../build/contact-form";
import { type DeclaredField, declaredFields } from "../content/declared-fields";
import type { Entry, LoadedContent } from "../content/load";
import { type Language, LANGUAGES } from "../languages/languages";
import { ALL_SECTIONS, type Section, type SectionType, typeOf } from "../model/sections";
import { createSite } from "../routes/create-site";
import { pageView } from "../routes/page-view";
import type { PageView } from "../routes/site";
import { chosenRoutes, withRoutes } from "./chosen-pages";
import { exampleFiles, isExample, routeOf, TYPES } from "./examples";
import { readTokens, type Tokens } from "./tokens";

export interface CataloguePage {
  language: Language;
  sections: CatalogueSection[];
  tokens: Tokens;
}

export interface CatalogueSection {
  type: SectionType;
  /** The declaration's own sentence: "a picture with a caption". */
  about: string;
  fields: DeclaredField[];
  /** The example's file, and its text, to copy. */
  file: string;
  source: string;
  /** A page that holds the example and nothing else. */
  view: PageView;
}

const TOKENS = "src/styles/tokens.css";

/**
 * @param loaded checked content, read with the examples (src/catalogue/examples.ts)
 * @returns the page of the catalogue in every language
 */
export function createCatalogue(root: string, loaded: LoadedContent, today: string): CataloguePage[] {
  const own = loaded.entries.filter((entry) => !isExample(entry));
  const routes = Object.fromEntries(TYPES.map((type) => [type, chosenRoutes(type, own)]));
  const examples = loaded.entries.filter(isExample).map((entry) => asPage(entry, routes));
  const site = createSite({ ...loaded, entries: [...own, ...examples] }, today);
  const files = exampleFiles();
  const tokens = readTokens(readFileSync(path.join(root, TOKENS), "utf8"));
  const viewOf = (language: Language, type: SectionType): PageView => {
    const page = site.find(language, routeOf(type));
    if (!page) throw new Error(`There is no example of ${type} in ${language}`);
    return withContactForm(site, pageView(site, page));
  };
  return LANGUAGES.map((language) => ({
    language,
    tokens,
    sections: TYPES.map((type) => {
      const schema = ALL_SECTIONS.find((section) => typeOf(section) === type);
      const { path: file = "" } = files.find((f) => f.route === routeOf(type) && f.language === language) ?? {};
      return {
        type,
        about: schema?.meta()?.sentence ?? "",
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
