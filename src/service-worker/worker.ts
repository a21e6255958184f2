/**
 * The strategy that gatsby-plugin-offline appends to its worker, /sw.js. Online it is invisible; offline it serves visited
 * pages, the start pages and an offline page (docs/decisions/0010-service-worker.md).
 */
import { prefixOf } from "../i18n/language-of-path";
import { OFFLINE_ROUTE } from "../model/views/error-pages";
import { CACHE_PREFIX, DOCUMENTS, MAX_DOCUMENTS, MAX_FILES } from "./caches";
import { cacheDocument, findDocument, removeIfGone, START_PATHS, trimCache, withoutScripts } from "./document-cache";
import { withAge } from "./cached-copy";
import { isSlowOrMetered } from "./connection";
import type { FetchEvent, WorkerScope } from "./scope";

const scope = self as unknown as WorkerScope;

/** Workbox's cache of hashed files (gatsby/files/offline-plugin.ts). */
const { precache: PRECACHE, runtime: FILES } = workbox.core.cacheNames;

// In place of the plugin's app shell.
navigationRoute.handler = { handle: ({ event }) => respondToNavigation(event) };
// They would store in IndexedDB which files a page needs, for the app shell.
for (const name of Object.keys(MessageAPI)) MessageAPI[name] = () => undefined;
// Firefox logs a rejected `respondWith` as an error of the worker.
workbox.routing.setCatchHandler(async () => Response.error());
workbox.core.registerQuotaErrorCallback(removeFiles);

scope.addEventListener("install", (event) => {
  if (!isSlowOrMetered(scope.navigator)) event.waitUntil(Promise.all(START_PATHS.map(cacheDocument)));
});

scope.addEventListener("activate", (event) => event.waitUntil(prepare()));

// A page reports its path after `load` (src/browser/register-worker.ts).
scope.addEventListener("message", (event) => {
  const { data } = event;
  if (typeof data === "string" && !isSlowOrMetered(scope.navigator)) event.waitUntil(cacheVisit(data));
});

async function prepare(): Promise<void> {
  const own = [PRECACHE, FILES, DOCUMENTS];
  const old = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX) && !own.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
  await scope.registration.navigationPreload?.enable();
}

/** Network first: the cache responds only where the network does not, even with an error. */
async function respondToNavigation(event: FetchEvent): Promise<Response> {
  const path = new URL(event.request.url).pathname;
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    event.waitUntil(removeIfGone(path, response.status));
    // Offline, Firefox resolves the preload with an error response, where the standard rejects it.
    return response.type === "error" ? await openOffline(path) : response;
  } catch {
    return openOffline(path);
  }
}

/** @returns the cached document with its age, or else the offline page in the path's language */
async function openOffline(path: string): Promise<Response> {
  const language = prefixOf(path);
  const cached = await findDocument(language ? path : "/");
  if (cached) return language ? withAge(cached, language) : cached;
  const key = workbox.precaching.getCacheKeyForURL(`/${language}${OFFLINE_ROUTE}`);
  const page = await caches.match(key);
  if (!page) return Response.error();
  return new Response(withoutScripts(await page.text()), { status: 503, headers: page.headers });
}

async function cacheVisit(path: string): Promise<void> {
  await cacheDocument(path).catch(removeFiles);
  await trimCache(DOCUMENTS, MAX_DOCUMENTS);
  await trimCache(FILES, MAX_FILES);
}

/** Makes room where the storage quota is exceeded: text matters more than pictures. */
function removeFiles(): Promise<boolean> {
  return caches.delete(FILES);
}
