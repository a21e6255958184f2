/** Which pages stand in lists. The content check reads unchecked fields, the site checked ones. */
import { writtenSections } from "../content/draft";

/** @returns whether search engines may know the page, as far as its own fields say */
export function isForSearch({ noindex, canonical }: Fields): boolean {
  return noindex !== true && canonical === undefined;
}

/** @returns whether the page stands in lists, as far as its own fields say */
export function isInLists(fields: Fields): boolean {
  return isForSearch(fields) && fields.listed !== false;
}

/** @returns whether a page has the list of services, which is grouped by line. */
export function groupsByLine(fields: Fields): boolean {
  return writtenSections(fields).some((section) => section["type"] === "listing" && section["of"] === "services");
}

interface Fields {
  noindex?: unknown;
  canonical?: unknown;
  listed?: unknown;
  sections?: unknown;
}
