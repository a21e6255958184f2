/**
 * The service worker, built to /sw.js (gatsby/files/service-worker.ts). A visitor who is online meets the site as if there were
 * none; without network, pages that were visited are there, the start pages, and a page that says why others are not
 * (docs/decisions/0010-service-worker.md).
 */
import { CACHE_PREFIX, CACHES } from "./caches";
import { findCached, removeIfGone, cacheFile, cachePage, cacheStart } from "./page-cache";
import type { FetchEvent, WorkerScope } from "./scope";
import { offlinePath, pathOfData, strategyFor } from "./strategy";

/** Another one for every build whose pages differ. */
declare const __REVISION__: string;

const scope = self as unknown as WorkerScope;

/** Documents that came from the cache, by client: only they get cached data, and only their own. */
const opened = new Map<string, { path: string; end: () => void }>();

/** How long a document from the cache may take to ask for its data, in milliseconds. */
const OPENING = 10_000;

// A new worker need not wait for old pages to close, but for a document from the cache that has yet to ask for its data:
// the new one would not know it. It is installed only when the browser knows that: WebKit would sometimes never activate
// it, and hold back each navigation for 70 s.
scope.addEventListener("install", (event) =>
  event.waitUntil(navigator.locks.request("opening", () => scope.skipWaiting())),
);
scope.addEventListener("activate", (event) => event.waitUntil(takeOver()));

scope.addEventListener("fetch", (event) => {
  const path = new URL(event.request.url).pathname;
  const strategy = strategyFor(event.request, scope.location.origin);
  if (strategy === "page") event.respondWith(answerPage(event, path));
  if (strategy === "file") event.respondWith(answerFile(event, path));
  const document = strategy === "data" ? opened.get(event.clientId) : undefined;
  if (document && document.path === pathOfData(path)) {
    event.respondWith(findCached(path).then((cached) => cached ?? askHost(event.request)));
    document.end();
  }
});

// A page reports its path once it is loaded (src/browser/visits.ts). Nothing is fetched ahead where data are saved.
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

/** The network's answer whatever it is, errors and redirects too; the cache only where there is no answer at all. */
async function answerPage(event: FetchEvent, path: string): Promise<Response> {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    // Without network Firefox does not reject the preload, as the standard says, but gives an error as the answer.
    if (response.type === "error") return await openCached(event, path);
    event.waitUntil(removeIfGone(path, response.status));
    return response;
  } catch {
    return openCached(event, path);
  }
}

async function openCached(event: FetchEvent, path: string): Promise<Response> {
  const cached = await findCached(path);
  if (cached) {
    event.waitUntil(keepOpening(event.resultingClientId, path));
    return cached;
  }
  const notice = await findCached(offlinePath(path));
  if (!notice) return Response.error();
  const { headers } = notice;
  return new Response(notice.body, { status: 503, statusText: "Service Unavailable", headers });
}

/** Until the document has asked for its data, the browser neither stops this worker nor lets the next one take over. */
function keepOpening(client: string, path: string): Promise<void> {
  const asked = new Promise<void>((end) => {
    opened.set(client, { path, end });
    setTimeout(end, OPENING);
  });
  return navigator.locks.request("opening", { mode: "shared" }, () => asked);
}

/** Its name says what is in it: once cached, it need not be asked for again. */
async function answerFile(event: FetchEvent, path: string): Promise<Response> {
  const cached = await findCached(path).catch(() => undefined);
  if (cached) return cached;
  const response = await askHost(event.request);
  event.waitUntil(cacheFile(path, response.clone()));
  return response;
}

/** Without network the file is missing, as without a worker; a rejected answer would be an error of the worker's own. */
function askHost(request: Request): Promise<Response> {
  return fetch(request).catch(() => Response.error());
}

/** A visit is also the moment to learn of a new build: while one tab stays open, nothing else would ask. */
async function remember(path: string): Promise<void> {
  await cachePage(path, __REVISION__);
  await cacheStart(__REVISION__);
  await scope.registration.update().catch(() => undefined);
}
