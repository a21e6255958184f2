/**
 * Navigation by links and by the back button (specification, section 4; quality R3, R4, R6, R12): the latest one wins. If
 * a page fails, times out or belongs to a different build, its document is loaded, with query and fragment.
 */
import { languageOfPath, prefixOf } from "../i18n/languages";
import { isForcingTarget } from "./focus-page";
import { setNavigationStatus } from "./navigation-status";
import { repairUrlEscapes } from "./before-hydration/repair-url";
import { type GatsbyLoader, type PageResources, gatsbyWindow } from "./gatsby-window";
import { guarded } from "./guard";
import { checkResponses, removeFailedPages } from "./loader-cache";
import {
  errorAfterTimeout,
  loadFirstPage,
  loadPageOrError,
  NEWER_BUILD,
  withoutQuery,
  wrapLoader,
} from "./page-loader";

const LOAD_TIMEOUT_MS = 10_000;
/** Gatsby's own delay after a click (specification, section 4). */
const DELAY_MS = 1000;

/** The result of a navigation that a later one or a document replaces. */
const NEVER = new Promise<never>(() => undefined);

/** The language of the document by its path: a translator may have changed `lang`. */
const language = languageOfPath(window.location.pathname);

/** The path of the page that React has rendered last, undefined before the first one. */
let currentPath: string | undefined;
/** The navigation in progress, if any. */
let currentNavigation: symbol | undefined;
/** The target of the latest `navigate`; undefined after the back or forward button. */
let target: { url: URL; isReplacing: boolean } | undefined;

/** Stores the path of the page that React has rendered: from then on, each load is a navigation. */
export function setCurrentPath(path: string): void {
  currentPath = path;
}

/** Checks whether the current navigation leads to the top of a page: not to a fragment, and not back. */
export const isNavigatingToTop = (): boolean => target !== undefined && target.url.hash === "";

/** Replaces `navigate` and the loader of Gatsby's runtime (docs/decisions/0017-runtime.md). */
export function wrapGatsbyLoader(): void {
  const gatsby = gatsbyWindow();
  const { ___loader: loader, ___navigate: navigate } = gatsby;
  if (!loader || !navigate) return;
  // Gatsby's prefetching reads it and would fail: documents lack the script that sets it (gatsby/html/document.tsx).
  gatsby.___chunkMapping = {};
  checkResponses();
  gatsby.___navigate = (to, options) => {
    removeFailedPages();
    const url = typeof to === "string" ? new URL(to, window.location.href) : undefined;
    target = url && { url, isReplacing: Boolean(options?.replace) };
    return navigate(to, options);
  };
  // The back/forward cache would show a page with the navigation that has ended it.
  for (const type of ["popstate", "pagehide"]) window.addEventListener(type, guarded("navigation", cancelNavigation));
  window.addEventListener("scroll", guarded("navigation", ignoreScrollBetweenPages), true);
  const wrapped = wrapLoader({ ...loader });
  const loadPage = (path: string) => (currentPath ? loadNextPage : loadFirstPage)(wrapped.loadPage, withoutQuery(path));
  Object.assign(loader, wrapped, { loadPage });
}

/** Cancels the navigation in progress. After Back its page would replace the one that the history entry names. */
function cancelNavigation(): void {
  if (isForcingTarget()) return;
  target = currentNavigation = undefined;
  if (currentPath !== window.location.pathname) removeFailedPages();
  setNavigationStatus(undefined);
  repairUrlEscapes();
}

/** Hides the scrolling after Back from Gatsby: it happens before the new page renders, and must not be stored (quality R7). */
function ignoreScrollBetweenPages(event: Event): void {
  if (currentPath !== window.location.pathname) event.stopImmediatePropagation();
}

/** Loads the page of a navigation, or its document if that fails. Never resolves if a later navigation has begun. */
async function loadNextPage(loadPage: GatsbyLoader["loadPage"], path: string): Promise<PageResources | undefined> {
  // Each language has its own documents. The document of a path without language redirects (quality R1).
  if (prefixOf(path) === undefined || languageOfPath(path) !== language) {
    loadDocument(path);
    return NEVER;
  }
  const navigation = (currentNavigation = Symbol(path));
  const isSuperseded = () => currentNavigation !== navigation;
  // Gatsby fires the event and the hook only after clicks (cache-dir/navigation.js).
  const fireDelayedEvent = guarded("navigation", () => isSuperseded() || fireDelay(path));
  if (!target) setTimeout(fireDelayedEvent, DELAY_MS);
  const result = await Promise.race([loadPageOrError(loadPage, path), errorAfterTimeout(LOAD_TIMEOUT_MS, path)]);
  if (isSuperseded()) return NEVER;
  if (!(result instanceof Error)) {
    currentNavigation = undefined;
    setNavigationStatus(undefined);
    return result;
  }
  if (result.cause !== NEWER_BUILD) console.error(result);
  await waitUntilOnline();
  if (!isSuperseded()) loadDocument(path);
  return NEVER;
}

function fireDelay(pathname: string): void {
  gatsbyWindow().___emitter?.emit("onDelayedLoadPageResources", { pathname });
  announceDelay();
}

/** Announces a slow navigation (quality R6). Gatsby calls it a second after a click, even if that navigation has ended. */
export function announceDelay(): void {
  if (currentNavigation) setNavigationStatus("progress.delayed");
}

/** Waits until the browser is online, unless a service worker can respond. */
async function waitUntilOnline(): Promise<void> {
  if (navigator.onLine || navigator.serviceWorker?.controller) return;
  setNavigationStatus("progress.offline");
  await new Promise((resolve) => window.addEventListener("online", resolve, { once: true }));
}

/** Loads a document, with query and fragment. After the back button the URL is already that of the page. */
function loadDocument(path: string): void {
  const { location } = window;
  if (path === location.pathname) return location.reload();
  const { href } = target?.url.pathname === path ? target.url : new URL(path, location.href);
  if (target?.isReplacing) location.replace(href);
  else location.assign(href);
}
