/** What decides which pages stand in lists: the content check reads it of fields as they are typed, the routes of checked ones. */
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
export function groupsByLine({ sections }: Fields): boolean {
  const all = Array.isArray(sections) ? (sections as unknown[]) : [];
  return all.some((section) => isRecord(section) && section["type"] === "listing" && section["of"] === "services");
}

interface Fields {
  noindex?: unknown;
  canonical?: unknown;
  listed?: unknown;
  sections?: unknown;
}
