/**
 * Wraps Gatsby's loader, which navigations and the back button both use (specification, section 4; quality R3, R4, R6,
 * R12): a page that fails, times out or belongs to another build is loaded as a document, with query and hash. The
 * latest click wins.
 */
import { languageOfPath, prefixOf } from "../i18n/language-of-path";
import { areHere, loadSections } from "../sections/load-sections";
import { sectionsIn } from "../sections/sections-in";
import { errorFile } from "../model/views/error-pages";
import type { PageView } from "../model/page-view";
import { isMakingTarget } from "../layout/make-target";
import { setProgress } from "../layout/progress";
import { type Loader, type PageResources, gatsbyWindow } from "./gatsby-window";
import { guarded } from "./before-hydration/guard";
import { mendAddress } from "./before-hydration/mend-address";
import { loadFirstPage } from "./first-page";
import { preloadFirstPicture } from "./first-picture";
import { checkStaticQueries, removeFailedPages } from "./loader-cache";
import { hasNewerBuild } from "./newer-build";

/** A timeout in ms. */
const GIVE_UP_AFTER = 10_000;
/** As Gatsby's own of a click (specification, section 4). */
const DELAY_MS = 1000;

/** A cause that is no failure and is not logged. */
const NEWER_BUILD = "there is a newer build";

const NEVER = new Promise<never>(() => undefined);

/** Not `lang`, which a translator changes. */
const language = languageOfPath(window.location.pathname);
/** The navigation that is under way, if any. */
let latest: symbol | undefined;
/** The target of the latest `navigate`; undefined after the back or forward button. */
let target: { url: URL; isReplacing: boolean } | undefined;

/** The path of the page that React has shown last. From the first on, loads are navigations. */
let shown: string | undefined;

export function pageIsShown(path: string): void {
  shown = path;
}

/** @returns whether the visitor is on the way to the top of a page, and not back, or to a part of one */
export const leadsToTop = (): boolean => target !== undefined && target.url.hash === "";

export function mendNavigation(): void {
  const gatsby = gatsbyWindow();
  const { ___loader: loader, ___navigate: navigate } = gatsby;
  if (!loader || !navigate) return;
  // Gatsby looks here for scripts to prefetch; `fetchCode` loads them instead.
  gatsby.___chunkMapping = {};
  checkStaticQueries();
  gatsby.___navigate = (to, options) => {
    removeFailedPages();
    const url = typeof to === "string" ? new URL(to, window.location.href) : undefined;
    target = url && { url, isReplacing: Boolean(options?.replace) };
    return navigate(to, options);
  };
  window.addEventListener("popstate", guarded("navigation", leave));
  window.addEventListener("scroll", guarded("navigation", keepFromGatsby), true);
  const gatsbys = { ...loader };
  const load = async (path: string) => withSections(await gatsbys.loadPage(known(path)));
  Object.assign(loader, {
    loadPage: (path: string) => (shown ? nextPage(load, bare(path)) : loadFirstPage(load, bare(path))),
    loadPageSync(path: string, options?: unknown) {
      const page = gatsbys.loadPageSync(known(bare(path)), options);
      return areHere(sectionsIn(page?.json)) ? page : undefined;
    },
    hovering: (path: string) => void load(bare(path)).catch(() => undefined),
    enqueue: (path: string) => gatsbys.enqueue(bare(path)),
  } satisfies Partial<Loader>);
}

/** Back and forward end what is under way, or it would replace the page that they lead to. */
function leave(): void {
  if (isMakingTarget()) return;
  target = latest = undefined;
  if (shown !== window.location.pathname) removeFailedPages();
  setProgress(undefined);
  mendAddress();
}

/** After a step back the browser scrolls at once, the page that is still shown, and Gatsby would store that for it (R7). */
function keepFromGatsby(event: Event): void {
  if (shown !== window.location.pathname) event.stopImmediatePropagation();
}

/** Loads a page's code after Gatsby has prefetched its data. */
export function fetchCode({ pathname }: { pathname: string }): void {
  gatsbyWindow().___loader?.hovering(pathname);
}

/** Pages do not depend on the query, with which they would miss the caches. */
const bare = (path: string): string => path.split("?", 1)[0] ?? path;

/**
 * No page has an escape in its path but of a letter, which the router takes away. Gatsby decodes others up to three times: what is
 * left may be no address, or that of another page (`/de/contact%3Fa=1`).
 */
const known = (path: string): string => (encodeURI(decodeURI(path)).includes("%") ? `/${errorFile("404")}` : path);

/** @throws where a section can't be loaded */
async function withSections(page: PageResources | undefined): Promise<PageResources | undefined> {
  const { view } = (page?.json?.data?.["page"] ?? {}) as { view?: PageView };
  if (view?.firstPicture) preloadFirstPicture(view.firstPicture);
  await loadSections(sectionsIn(page?.json));
  return page;
}

type Load = Loader["loadPage"];

async function nextPage(load: Load, path: string): Promise<PageResources | undefined> {
  // Another language is another document; a path without one has a document that redirects (quality R1).
  if (prefixOf(path) === undefined || languageOfPath(path) !== language) {
    loadDocument(path);
    return NEVER;
  }
  const navigation = (latest = Symbol(path));
  const isOver = () => latest !== navigation;
  if (!target)
    setTimeout(
      guarded("navigation", () => isOver() || fireDelayedEvent(path)),
      DELAY_MS,
    );
  const result = await Promise.race([loadWhole(load, path), timeOut(path)]);
  if (isOver()) return NEVER;
  if (!(result instanceof Error)) {
    latest = undefined;
    setProgress(undefined);
    return result;
  }
  if (result.cause !== NEWER_BUILD) console.error(result);
  await whenReachable();
  if (!isOver()) loadDocument(path);
  return NEVER;
}

/** Gatsby's hook a second after a click, even if another navigation has replaced it (quality R6). */
export function reportDelay(): void {
  if (latest) setProgress("progress.delayed");
}

/** Gatsby fires event and hook for clicks only (cache-dir/navigation.js). */
function fireDelayedEvent(pathname: string): void {
  gatsbyWindow().___emitter?.emit("onDelayedLoadPageResources", { pathname });
  reportDelay();
}

/** @returns the page, or what is wrong with it */
async function loadWhole(load: Load, path: string): Promise<PageResources | Error> {
  try {
    const resources = await load(path);
    const { page, error } = resources ?? {};
    if (!page) return naming(path, error ?? filesOf(path));
    if (!page.webpackCompilationHash) return naming(path, "/page-data/app-data.json");
    const isOfThisBuild = page.webpackCompilationHash === gatsbyWindow().___webpackCompilationHash;
    if (!isOfThisBuild || (await hasNewerBuild())) return naming(path, NEWER_BUILD);
    return resources as PageResources;
  } catch (error) {
    return naming(path, error);
  }
}

const filesOf = (path: string) => `/page-data${path}page-data.json or its scripts`;

function naming(path: string, cause: unknown): Error {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new Error(`${path} is loaded as a document: ${reason}`, { cause });
}

function timeOut(path: string): Promise<Error> {
  const error = naming(path, `${filesOf(path)} take too long`);
  return new Promise((resolve) => setTimeout(() => resolve(error), GIVE_UP_AFTER));
}

/** Keeps the current page while offline, unless a service worker can answer. */
async function whenReachable(): Promise<void> {
  if (navigator.onLine || navigator.serviceWorker?.controller) return;
  setProgress("progress.offline");
  await new Promise((resolve) => window.addEventListener("online", resolve, { once: true }));
}

/** Loads a document, with query and hash. After the back button the address is already that of the page. */
function loadDocument(path: string): void {
  const { location } = window;
  if (path === location.pathname) return location.reload();
  const { href } = target?.url.pathname === path ? target.url : new URL(path, location.href);
  if (target?.isReplacing) location.replace(href);
  else location.assign(href);
}
