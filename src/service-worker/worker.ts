/**
 * The service worker, built to /sw.js (gatsby/files/service-worker.ts). Online it is invisible; offline it serves
 * visited pages, the start pages and an offline page (docs/decisions/0010-service-worker.md).
 */
import { CACHE_PREFIX, CACHES } from "./caches";
import { findCached, removeIfGone, cacheFile, cachePage, cacheStart } from "./page-cache";
import type { FetchEvent, WorkerScope } from "./scope";
import { offlinePath, pagePath, pathOfData, strategyFor } from "./strategy";

/** Another one for every build whose pages differ. */
declare const __REVISION__: string;
/** The host's: where old addresses lead. */
declare const __REDIRECTS__: readonly { from: string; to: string }[];

const scope = self as unknown as WorkerScope;

// Awaited: WebKit would sometimes not activate a worker that skips waiting later, and delay pages by 70 s.
scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener("activate", (event) => event.waitUntil(takeOver()));

scope.addEventListener("fetch", (event) => {
  const path = new URL(event.request.url).pathname;
  const strategy = strategyFor(event.request, scope.location.origin);
  if (strategy === "page") event.respondWith(answerPage(event, path));
  if (strategy === "file") event.respondWith(answerFile(event, path));
  if (strategy === "data") event.respondWith(answerData(event, path));
});

// A page reports its path after `load` (src/browser/visits.ts). Data saver prevents caching.
scope.addEventListener("message", (event) => {
  const { data } = event;
  if (typeof data === "string" && !scope.navigator.connection?.saveData) event.waitUntil(remember(data));
});

async function takeOver(): Promise<void> {
  const names = new Set(CACHES.map(({ name }) => name));
  const stale = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX) && !names.has(name));
  await Promise.all(stale.map((name) => caches.delete(name)));
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
}

/** Network first: the cache answers only where the network does not, even with an error. */
async function answerPage(event: FetchEvent, path: string): Promise<Response> {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    // Offline, Firefox resolves the preload with an error response, where the standard rejects it.
    if (response.type === "error") return await openCached(event.request.url);
    event.waitUntil(removeIfGone(path, response.status));
    return response;
  } catch {
    return openCached(event.request.url);
  }
}

async function openCached(url: string): Promise<Response> {
  const { pathname: path, search } = new URL(url);
  const cached = await findCached(path);
  if (cached) return cached;
  const address = pagePath(path);
  const page = __REDIRECTS__.find(({ from }) => from === address)?.to ?? address;
  if (page !== path && (await findCached(page))) return Response.redirect(new URL(page + search, url));
  const notice = await findCached(offlinePath(path));
  if (!notice) return Response.error();
  const { headers } = notice;
  return new Response(notice.body, { status: 503, statusText: "Service Unavailable", headers });
}

/** Network first. A document gets its own data from the cache only: other pages are loaded as documents, to be of one build. */
async function answerData({ request, clientId }: FetchEvent, path: string): Promise<Response> {
  const response = await askHost(request);
  if (response.type !== "error") return response;
  const document = await scope.clients.get(clientId);
  const isOwn = document && new URL(document.url).pathname === pathOfData(path);
  return (isOwn ? await findCached(path) : undefined) ?? response;
}

/** Cache first: hashed files never change. */
async function answerFile(event: FetchEvent, path: string): Promise<Response> {
  const cached = await findCached(path).catch(() => undefined);
  if (cached) return cached;
  const response = await askHost(event.request);
  event.waitUntil(cacheFile(path, response.clone()));
  return response;
}

/** Offline it answers with a network error, as without a worker; a rejection would be logged as the worker's error. */
function askHost(request: Request): Promise<Response> {
  return fetch(request).catch(() => Response.error());
}

/** Also checks for a new worker: while one tab stays open, nothing else would. */
async function remember(path: string): Promise<void> {
  await cachePage(path, __REVISION__);
  await cacheStart(__REVISION__);
  await scope.registration.update().catch(() => undefined);
}
