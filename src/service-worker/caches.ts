/** Names and bounds of the service worker's caches. The list of stored items is derived from here (quality V9). */

/** Prefixes every cache of the site: those of Workbox (its `cacheId`), and those of earlier workers. */
export const CACHE_PREFIX = "site";

/** Documents for reading offline: visited pages, start pages, and `/`. */
export const DOCUMENT_CACHE = `${CACHE_PREFIX}-documents`;

/** The most entries of a cache. The oldest are removed first. */
export const MAX_DOCUMENTS = 60;
export const MAX_FILES = 120;

/** The most days since an entry was fetched. Start pages never expire. */
export const MAX_AGE_DAYS = 30;

/** Removes every cache of the origin. Pages over plain HTTP can't access caches. */
export async function removeCaches(): Promise<void> {
  if (!("caches" in globalThis)) return;
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Checks for a connection on which Gatsby does not prefetch: 2g, or data saving (specification, section 9). */
export function isSlowOrMetered(navigator: object): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return Boolean(connection?.saveData) || Boolean(connection?.effectiveType?.includes("2g"));
}
