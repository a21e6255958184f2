/** The strategy that gatsby-plugin-offline appends to its worker, /sw.js (docs/decisions/0010-service-worker.md). */
import { prefixOf } from "../i18n/languages";
import { OFFLINE_ROUTE } from "../model/views/error-pages";
import { CACHE_PREFIX, DOCUMENT_CACHE, isSlowOrMetered, MAX_DOCUMENTS, MAX_FILES } from "./caches";
import {
  addAgeNotice,
  cacheDocument,
  findDocument,
  removeIfGone,
  START_PATHS,
  trimCache,
  withoutScripts,
} from "./document-cache";
import type { FetchEvent, WorkerScope } from "./scope";

const scope = self as unknown as WorkerScope;

/** Workbox's cache of hashed files (gatsby/files/offline-plugin.ts). */
const { precache: PRECACHE, runtime: FILE_CACHE } = workbox.core.cacheNames;

// Replaces the plugin's app shell.
navigationRoute.handler = { handle: ({ event }) => respondToNavigation(event) };
// Prevents the plugin from storing the files of the app shell in IndexedDB.
for (const name of Object.keys(MessageAPI)) MessageAPI[name] = () => undefined;
// Firefox logs a rejected `respondWith` as an error of the worker.
workbox.routing.setCatchHandler(async () => Response.error());
workbox.core.registerQuotaErrorCallback(removeFiles);

scope.addEventListener("install", (event) => {
  if (!isSlowOrMetered(scope.navigator)) event.waitUntil(Promise.all(START_PATHS.map(cacheDocument)));
});

scope.addEventListener("activate", (event) => event.waitUntil(activate()));

// A page reports its path after `load` (src/browser/register-worker.ts).
scope.addEventListener("message", (event) => {
  const { data } = event;
  if (typeof data === "string" && !isSlowOrMetered(scope.navigator)) event.waitUntil(cacheVisit(data));
});

/** Removes the caches of earlier workers, and enables navigation preload. */
async function activate(): Promise<void> {
  const own = [PRECACHE, FILE_CACHE, DOCUMENT_CACHE];
  const old = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX) && !own.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
  await scope.registration.navigationPreload?.enable();
}

/** Responds network first: the cache is used only if the network sends no response. */
async function respondToNavigation(event: FetchEvent): Promise<Response> {
  const path = new URL(event.request.url).pathname;
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    event.waitUntil(removeIfGone(path, response.status));
    // Offline, Firefox resolves the preload with an error response. The standard requires a rejection.
    return response.type === "error" ? await openOffline(path) : response;
  } catch {
    return openOffline(path);
  }
}

/** Opens the cached document with its age, or else the offline page in the path's language. */
async function openOffline(path: string): Promise<Response> {
  const language = prefixOf(path);
  const cached = await findDocument(language ? path : "/");
  if (cached) return language ? addAgeNotice(cached, language) : cached;
  const key = workbox.precaching.getCacheKeyForURL(`/${language}${OFFLINE_ROUTE}`);
  const page = await caches.match(key);
  if (!page) return Response.error();
  return new Response(withoutScripts(await page.text()), { status: 503, headers: page.headers });
}

async function cacheVisit(path: string): Promise<void> {
  await cacheDocument(path).catch(removeFiles);
  await trimCache(DOCUMENT_CACHE, MAX_DOCUMENTS);
  await trimCache(FILE_CACHE, MAX_FILES);
}

/** Removes hashed files if the storage quota is exceeded: documents matter more. */
function removeFiles(): Promise<boolean> {
  return caches.delete(FILE_CACHE);
}
