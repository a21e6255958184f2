/** Which pages stand in lists. The content check reads unchecked fields, the site checked ones. */
import { sectionsOf } from "../content/draft";
import { isRecord } from "../content/fields";

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
  return sectionsIn(fields).some((section) => section["type"] === "listing" && section["of"] === "services");
}

/** @returns a page's sections, as far as they are some, of fields that may not have been checked */
export function sectionsIn(fields: Fields): Record<string, unknown>[] {
  return sectionsOf({ data: { ...fields } }).filter(isRecord);
}

interface Fields {
  noindex?: unknown;
  canonical?: unknown;
  listed?: unknown;
  sections?: unknown;
}
