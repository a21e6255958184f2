/** The kinds of pages, by name: a folder each under `templates`, whose fields src/model/kinds.ts lists. */
export type Kind =
  | "home"
  | "page"
  | "service"
  | "solution"
  | "product"
  | "case-study"
  | "article"
  | "vacancy"
  | "fair"
  | "legal"
  | "landing"
  | "notice";
