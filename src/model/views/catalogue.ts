import type { DeclaredField } from "../../content/declared-fields";
import type { Language } from "../../i18n/languages";
import type { PageView } from "../page-view";
import type { SectionType } from "../sections";

/** The catalogue of sections, which only `npm run develop` has (docs/decisions/0012-catalogue.md). */
export interface CataloguePage {
  language: Language;
  sections: CatalogueSection[];
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
