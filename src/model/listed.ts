/** Decides which pages are in lists, from unchecked fields in the content check, and checked ones in the site. */
import { rawSections } from "../content/raw-content";

/** Checks by its fields whether a page may be indexed by search engines. */
export function isIndexable({ noindex, canonical }: Fields): boolean {
  return noindex !== true && canonical === undefined;
}

/** Checks by its fields whether a page is in lists. */
export function isListed(fields: Fields): boolean {
  return isIndexable(fields) && fields.listed !== false;
}

/** Checks whether a page contains the list of services, which is grouped by line. */
export function hasServiceGroups(fields: Fields): boolean {
  return rawSections(fields).some((section) => section["type"] === "listing" && section["of"] === "services");
}

type Fields = Partial<Record<"noindex" | "canonical" | "listed" | "sections", unknown>>;
