/** Decides which pages are in lists, from unchecked fields in the content check, and checked ones in the site. */
import { writtenSections } from "../content/draft";

/** Checks by its fields whether a page may be indexed by search engines. */
export function isForSearch({ noindex, canonical }: Fields): boolean {
  return noindex !== true && canonical === undefined;
}

/** Checks by its fields whether a page is in lists. */
export function isInLists(fields: Fields): boolean {
  return isForSearch(fields) && fields.listed !== false;
}

/** Checks whether a page contains the list of services, which is grouped by line. */
export function groupsByLine(fields: Fields): boolean {
  return writtenSections(fields).some((section) => section["type"] === "listing" && section["of"] === "services");
}

interface Fields {
  noindex?: unknown;
  canonical?: unknown;
  listed?: unknown;
  sections?: unknown;
}
