import { prefixOf } from "../i18n/language-of-path";
import { LANGUAGES } from "../i18n/languages";
import { DOCUMENTS, MAX_AGE_DAYS } from "./caches";

const DAY_MS = 86_400_000;

/** A page that was removed on purpose. Other errors are temporary. */
const GONE = [404, 410];

/** Cached without a visit, and for any length of time. `/` redirects to a language. */
export const START_PATHS: readonly string[] = ["/", ...LANGUAGES.map((language) => `/${language}/`)];

/** @returns the cached document of a path, which may lack its trailing slash */
export async function findDocument(path: string): Promise<Response | undefined> {
  const cache = await caches.open(DOCUMENTS);
  return cache.match(path.replace(/\/?$/u, "/"), { ignoreVary: true });
}

/** Fetches a document, revalidates it, and caches it for reading offline. Only a page that is gone loses its copy. */
export async function cacheDocument(path: string): Promise<void> {
  const response = await fetch(path, { cache: "no-cache" }).catch(() => undefined);
  if (!response) return;
  const { status, redirected, headers } = response;
  if (status !== 200 || redirected || !headers.get("content-type")?.startsWith("text/html"))
    return removeIfGone(path, status);
  const html = await response.text();
  const cache = await caches.open(DOCUMENTS);
  // A cached page is shown without scripts: they would be of another build after a deploy. `/` is nothing but its script.
  await cache.put(path, new Response(prefixOf(path) ? withoutScripts(html) : html, { status, headers }));
}

/** Removes a document that the host no longer has. */
export async function removeIfGone(path: string, status: number): Promise<void> {
  if (!GONE.includes(status)) return;
  const cache = await caches.open(DOCUMENTS);
  await cache.delete(path, { ignoreVary: true });
}

/** @returns the document as a browser without JavaScript shows it */
export function withoutScripts(html: string): string {
  return html.replace(/<script\b[\s\S]*?<\/script>|<\/?noscript\b[^>]*>/gu, "");
}

/**
 * Removes expired entries, and the oldest above a number of entries. Caches list entries in the order of insertion.
 * @param name of the cache
 */
export async function trimCache(name: string, maxEntries: number): Promise<void> {
  const cache = await caches.open(name);
  const keys = (await cache.keys()).filter(({ url }) => !START_PATHS.includes(new URL(url).pathname));
  for (const [index, key] of keys.entries()) {
    const response = await cache.match(key, { ignoreVary: true });
    const isExpired = Date.now() - fetchedAt(response) > MAX_AGE_DAYS * DAY_MS;
    if (isExpired || keys.length - index > maxEntries) await cache.delete(key, { ignoreVary: true });
  }
}

/** @returns when a response was made, in milliseconds since 1970, by its `Date` header; NaN without one */
export const fetchedAt = (response: Response | undefined): number => Date.parse(response?.headers.get("date") ?? "");
