/** Names and bounds of the service worker's caches. The list of stored items is derived from here (quality V9). */

/** Prefixes every cache of the site: those of Workbox (its `cacheId`), and those of earlier workers. */
export const CACHE_PREFIX = "site";

/** Documents for reading offline: visited pages, start pages, and `/`. */
export const DOCUMENTS = `${CACHE_PREFIX}-documents`;

/** Entries of a cache at most. The oldest are removed first. */
export const MAX_DOCUMENTS = 60;
export const MAX_FILES = 120;

/** Days since an entry was fetched, at most. Start pages have no limit. */
export const MAX_AGE_DAYS = 30;
