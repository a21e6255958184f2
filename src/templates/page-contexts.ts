import type { CataloguePage } from "../model/page-view";
import type { Language } from "../i18n/languages";

/** The context of an error page: the id of a node per language. */
export type NoticeContext = Record<Language, string>;

/** The context of the catalogue, which replaces a node. */
export interface CatalogueContext {
  catalogue: CataloguePage;
}
