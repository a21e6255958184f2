/** Examples of sections (src/sections/<type>/example.<language>.yml), checked like pages. Editors copy them. */
import type { RawPage, Model } from "../../src/content/raw-content";
import type { PageFile } from "../../src/content/read/find-files";
import { group, list } from "../../src/content/vocabulary";
import { type Language, LANGUAGES } from "../../src/i18n/languages";
import { ALL_SECTIONS, sectionSchema, type SectionType, typeOf } from "../../src/model/sections";

/** The kind of page of an example. Its schema is exactly one section. */
const EXAMPLE = "example";

const ROUTE = "/catalogue/";

const example = group({
  en: "an example",
  de: "ein Beispiel",
  fields: { sections: list(sectionSchema, { count: [1, 1], en: "the example", de: "das Beispiel" }) },
});

export const exampleRoute = (type: SectionType): string => `${ROUTE}${type}/`;

export const exampleFile = (type: SectionType, language: Language): string =>
  `src/sections/${type}/example.${language}.yml`;

/** Lists the example of every section in every language. An example links only to pages that every site has. */
export function listExampleFiles(): PageFile[] {
  return ALL_SECTIONS.map(typeOf).flatMap((type) =>
    LANGUAGES.map((language) => ({
      path: exampleFile(type, language),
      folder: `src/sections/${type}`,
      route: exampleRoute(type),
      language,
    })),
  );
}

export function withExamples(model: Model): Model {
  return {
    ...model,
    kindOf: (route) => (isExample({ route }) ? EXAMPLE : model.kindOf(route)),
    kinds: { ...model.kinds, [EXAMPLE]: example },
    isExample,
    idsOf: (page, draft) => (isExample(page) ? [] : model.idsOf(page, draft)),
  };
}

export function isExample({ route }: Pick<RawPage, "route">): boolean {
  return route.startsWith(ROUTE);
}
