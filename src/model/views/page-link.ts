/** A page in a menu, a breadcrumb or a list of links. */
export interface PageLink {
  path: string;
  label: string;
}

/** The page's position in a paginated list. */
export interface ListPages {
  here: number;
  count: number;
  /** The first page's path. Further paths end in their number. */
  first: string;
}

/** Returns the path of one page of a list. @param first path of the first page */
export function paginatedPath(first: string, number: number): string {
  return number === 1 ? first : `${first}${number}/`;
}
