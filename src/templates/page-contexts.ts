import type { CataloguePage } from "../model/page-view";
import type { Language } from "../i18n/languages";

/** What a page is made with. Words are not in it: they are in the page's node. */
export interface PageContext {
  id: string;
  language: Language;
}

/** What the pages for missing pages are made with, a node per language: they learn their language from the path. */
export type NoticeContext = Record<Language, string>;

/** What a page of the catalogue is made with: it stands in no node, for only `npm run develop` has it. */
export interface CatalogueContext {
  catalogue: CataloguePage;
}
