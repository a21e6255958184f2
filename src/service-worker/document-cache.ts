import { type Language, LANGUAGES, LOCALES, prefixOf } from "../i18n/languages";
import { DAY_MS, toRelativeTime } from "../i18n/relative-time";
import { DOCUMENT_CACHE, MAX_AGE_DAYS } from "./caches";

/** The statuses of a page that was removed on purpose. All remaining errors are temporary. */
const GONE_STATUSES = [404, 410];

/** Paths that are cached without a visit, and never expire. `/` redirects to a language. */
export const START_PATHS: readonly string[] = ["/", ...LANGUAGES.map((language) => `/${language}/`)];

/** Finds the cached document of a path. The path may lack its trailing slash. */
export async function findDocument(path: string): Promise<Response | undefined> {
  const cache = await caches.open(DOCUMENT_CACHE);
  return cache.match(path.replace(/\/?$/u, "/"), { ignoreVary: true });
}

/** Fetches and revalidates a document, and caches it for reading offline. If the page is gone, removes its copy. */
export async function cacheDocument(path: string): Promise<void> {
  const response = await fetch(path, { cache: "no-cache" }).catch(() => undefined);
  if (!response) return;
  const { status, redirected, headers } = response;
  if (status !== 200 || redirected || !headers.get("content-type")?.startsWith("text/html"))
    return removeIfGone(path, status);
  const html = await response.text();
  const cache = await caches.open(DOCUMENT_CACHE);
  // Scripts are removed, because after a deploy they belong to an old build. `/` consists of its script alone.
  await cache.put(path, new Response(prefixOf(path) ? withoutScripts(html) : html, { status, headers }));
}

/** Removes a cached document that the host no longer has. */
export async function removeIfGone(path: string, status: number): Promise<void> {
  if (!GONE_STATUSES.includes(status)) return;
  const cache = await caches.open(DOCUMENT_CACHE);
  await cache.delete(path, { ignoreVary: true });
}

/** Removes scripts, and unwraps `noscript`, so that the document is displayed as without JavaScript. */
export function withoutScripts(html: string): string {
  return html.replace(/<script\b[\s\S]*?<\/script>|<\/?noscript\b[^>]*>/gu, "");
}

/** Removes expired entries of a cache, and the oldest above a number. Caches list entries by insertion. */
export async function trimCache(name: string, maxEntries: number): Promise<void> {
  const cache = await caches.open(name);
  const keys = (await cache.keys()).filter(({ url }) => !START_PATHS.includes(new URL(url).pathname));
  for (const [index, key] of keys.entries()) {
    const response = await cache.match(key, { ignoreVary: true });
    const isExpired = Date.now() - responseTime(response) > MAX_AGE_DAYS * DAY_MS;
    if (isExpired || keys.length - index > maxEntries) await cache.delete(key, { ignoreVary: true });
  }
}

/** Reads a response's `Date` header. @returns milliseconds since 1970; NaN without the header */
const responseTime = (response: Response | undefined): number => Date.parse(response?.headers.get("date") ?? "");

/** The message `offline.copy` by language, from the build (gatsby/files/offline-plugin.ts). */
declare const __OFFLINE_COPY__: Record<Language, string>;

/** Adds a notice with the age of a cached document above its `<main>`. Without a `Date` header the document is unchanged. */
export async function addAgeNotice(cached: Response, language: Language): Promise<Response> {
  const time = responseTime(cached);
  if (Number.isNaN(time)) return cached;
  // The device's clock may be behind the host's.
  const seconds = Math.max(0, (Date.now() - time) / 1000);
  const { value, unit } = toRelativeTime(seconds);
  const age = new Intl.RelativeTimeFormat(LOCALES[language]).format(value, unit);
  const notice = `<p role="status">${__OFFLINE_COPY__[language].replace("{age}", age)}</p>`;
  const html = (await cached.text()).replace(/(?=<main\b)/u, notice);
  return new Response(html, { headers: cached.headers });
}
