import { isHashed } from "./hashed-files";
import { surplus } from "./bounds";
import { type BoundedCache, PICTURES } from "./caches";
import { belongTogether } from "./page-stamp";
import { cacheOf, dataPath, isOfflinePage, START_PATHS } from "./strategy";

/** When an entry was fetched (milliseconds since 1970) and by which worker: headers that only the caches know. */
const CACHED_AT = "x-cached-at";
const CACHED_BY = "x-cached-by";

/** A document's hashed scripts. */
const SCRIPT = /<script src="([^"]+)"/gu;

/** A page that is gone on purpose; other errors pass. */
const GONE = [404, 410];

/** Serialises writes, also those of the old and the new worker after a deploy (W3C, Web Locks). */
async function alone(task: () => Promise<void>): Promise<void> {
  await navigator.locks.request("page-cache", task).catch(giveUp);
}

/** Ignores failures. Over the storage quota, pictures are dropped, the least needed. */
async function giveUp(error: unknown): Promise<void> {
  if (error instanceof DOMException && error.name === "QuotaExceededError") await caches.delete(PICTURES.name);
}

/** @returns the cached page or file at this path, whatever its query. */
export async function findCached(path: string): Promise<Response | undefined> {
  const cache = await caches.open(cacheOf(path).name);
  return cache.match(path, { ignoreVary: true });
}

/** Caches a file whose name changes with its content. @param response is used up */
export function cacheFile(path: string, response: Response): Promise<void> {
  if (!isWhole(response)) return Promise.resolve();
  return alone(() => put(path, response, ""));
}

/** Fetches a page and its data anew and caches them, the data only if they are of the same build (quality R10). */
export async function cachePage(path: string, revision: string): Promise<void> {
  const place = dataPath(path);
  const fetched = await fetchPair(path, place);
  // A deploy between the two answers: the second attempt gets one build.
  const { page, html, data, isPair } =
    place && fetched.html && !fetched.isPair ? await fetchPair(path, place) : fetched;
  if (!page || html === undefined) return removeIfGone(path, page?.status ?? 0);
  await alone(async () => {
    await drop(path);
    await put(path, new Response(isOfflinePage(path) ? withoutScripts(html) : html, page), revision);
    if (place && data && isPair) await put(place, data, revision);
  });
  if (START_PATHS.includes(path)) return;
  await cacheFiles([...html.matchAll(SCRIPT)].map(([, script = ""]) => script));
}

interface Fetched {
  page: Response | undefined;
  /** The page, where it is one. */
  html?: string;
  data?: Response;
  /** Whether page and data are of one build. */
  isPair?: boolean;
}

async function fetchPair(path: string, place: string | undefined): Promise<Fetched> {
  const [page, data] = await Promise.all([fetchFresh(path), place ? fetchFresh(place) : undefined]);
  if (!page || !isWhole(page) || !page.headers.get("content-type")?.startsWith("text/html")) return { page };
  const html = await page.text();
  if (!data || !isWhole(data)) return { page, html };
  return { page, html, data, isPair: await belongTogether(html, await data.clone().text()) };
}

/** Caches files that the page has loaded before the worker was active, or from the memory cache. */
async function cacheFiles(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    if (!isHashed(path) || (await findCached(path))) continue;
    const file = await fetch(path).catch(() => undefined);
    if (file) await cacheFile(path, file);
  }
}

/** Revalidates the HTTP cache. @returns undefined without network */
function fetchFresh(path: string): Promise<Response | undefined> {
  return fetch(path, { cache: "no-cache" }).catch(() => undefined);
}

/** Precaches once per revision of the site. Failures are retried at the next visit. */
export async function cacheStart(revision: string): Promise<void> {
  for (const path of START_PATHS) {
    const cached = await findCached(path);
    if (cached?.headers.get(CACHED_BY) !== revision) await cachePage(path, revision);
  }
}

/** Forgets a page that the host no longer has. */
export function removeIfGone(path: string, status: number): Promise<void> {
  return GONE.includes(status) ? alone(() => drop(path)) : Promise.resolve();
}

/** Whether the response may be cached: complete, not redirected, of this origin. */
function isWhole({ status, redirected, type }: Response): boolean {
  return status === 200 && !redirected && (type === "basic" || type === "default");
}

function withoutScripts(html: string): string {
  return html.replace(/<script\b[\s\S]*?<\/script>/gu, "");
}

async function drop(path: string): Promise<void> {
  const cache = await caches.open(cacheOf(path).name);
  for (const key of [path, dataPath(path)]) if (key) await cache.delete(key, { ignoreVary: true });
}

async function put(path: string, { body, status, statusText, headers }: Response, revision: string): Promise<void> {
  const marked = new Headers(headers);
  marked.set(CACHED_AT, String(Date.now()));
  marked.set(CACHED_BY, revision);
  const bounds = cacheOf(path);
  const cache = await caches.open(bounds.name);
  await cache.put(path, new Response(body, { status, statusText, headers: marked }));
  await trim(cache, bounds);
}

async function trim(cache: Cache, bounds: BoundedCache): Promise<void> {
  const keys = await cache.keys();
  const entries = keys.map(async (key) => {
    const response = await cache.match(key, { ignoreVary: true });
    return { key, cachedAt: Number(response?.headers.get(CACHED_AT) ?? 0) };
  });
  for (const key of surplus(await Promise.all(entries), bounds, Date.now())) {
    await cache.delete(key, { ignoreVary: true });
  }
}
