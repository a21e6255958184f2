/** A page in a menu, a breadcrumb or a list of links. */
export interface PageLink {
  path: string;
  label: string;
}

/** A page's place among the pages of a long list. */
export interface ListPages {
  here: number;
  count: number;
  /** The first page's path; the others' end in their number. */
  first: string;
  words: { page: string; newer: string; older: string };
}

/** @returns the route or path of one page of a list. @param first that of its first page */
export function numbered(first: string, number: number): string {
  return number === 1 ? first : `${first}${number}/`;
}
