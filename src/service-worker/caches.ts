/**
 * What the service worker stores on the visitor's device: names and bounds of its caches. Every list of what is stored
 * is made from here (decisions: Browser storage).
 */

/** Caches whose names begin so are the site's own; others on the origin are nobody's. */
export const CACHE_PREFIX = "site-";

export interface BoundedCache {
  name: string;
  /** The most entries; the oldest go first. */
  entries: number;
  /** The most days since an entry was fetched. */
  days: number;
}

/** The start pages, the page for being offline in each language, and the document that leads to a language. */
export const START: BoundedCache = { name: `${CACHE_PREFIX}start`, entries: 10, days: Infinity };

/** Pages that were visited: an entry for the document and one for its page data. */
export const PAGES: BoundedCache = { name: `${CACHE_PREFIX}pages`, entries: 100, days: 30 };

/** Scripts, styles and fonts: files whose name changes with their content. */
export const FILES: BoundedCache = { name: `${CACHE_PREFIX}files`, entries: 120, days: 30 };

/** Pictures that were seen. */
export const PICTURES: BoundedCache = { name: `${CACHE_PREFIX}pictures`, entries: 60, days: 30 };

/** Every cache there is. */
export const CACHES: readonly BoundedCache[] = [START, PAGES, FILES, PICTURES];
