/**
 * Mends what Gatsby's runtime does where a page can't be loaded (specification, section 4; quality R3, R4, R6, R12). Its
 * navigation and its back button both ask `window.___loader`, so both are mended here: a page that fails, takes too long or
 * belongs to another build is loaded as a document, with its query and hash; the latest of several clicks wins.
 */
import { languageOfPath, prefixOf } from "../i18n/language-of-path";
import { areHere, loadSections } from "../sections/load-sections";
import { sectionsIn } from "../sections/sections-in";
import { isErrorPage } from "../model/views/error-pages";
import { setProgress } from "../layout/progress";
import { type Loader, type PageResources, gatsbyWindow } from "./gatsby-window";
import { fetchFirstPicture } from "./first-picture";
import { hasNewerBuild } from "./newer-build";

/** When waiting is over: ms. */
const GIVE_UP_AFTER = 10_000;

/** No failure, and nothing to log. */
const NEWER_BUILD = "there is a newer build";

const NEVER = new Promise<never>(() => undefined);

let isRunning = false;
/** The navigation that is under way, if any. */
let latest: symbol | undefined;
/** Where a link or a script leads, and whether it replaces the history's entry; not where the visitor goes back or forward. */
let target: { url: URL; isReplacing: boolean } | undefined;

/** From now on pages are loaded by navigations: the first one is on the screen. */
export function firstPageIsShown(): void {
  isRunning = true;
}

export const isUnderWay = (): boolean => latest !== undefined;

/** @returns whether the visitor is on the way to the top of a page, and not back, or to a part of one */
export const leadsToTop = (): boolean => target !== undefined && target.url.hash === "";

export function mendNavigation(): void {
  const gatsby = gatsbyWindow();
  const { ___loader: loader, ___navigate: navigate } = gatsby;
  if (!loader || !navigate) return;
  // Where Gatsby looks for the scripts of a page that it fetches ahead: `fetchCode` does.
  gatsby.___chunkMapping = {};
  gatsby.___navigate = (to, options) => {
    const url = typeof to === "string" ? new URL(to, window.location.href) : undefined;
    target = url && { url, isReplacing: Boolean(options?.replace) };
    return navigate(to, options);
  };
  window.addEventListener("popstate", () => (target = undefined));
  const gatsbys = { ...loader };
  const load = async (path: string) => withSections(await gatsbys.loadPage(path));
  Object.assign(loader, {
    loadPage: (path: string) => (isRunning ? nextPage(load, bare(path)) : firstPage(load, bare(path))),
    loadPageSync(path: string, options?: unknown) {
      const page = gatsbys.loadPageSync(bare(path), options);
      return areHere(sectionsIn(page?.json)) ? page : undefined;
    },
    hovering: (path: string) => void load(bare(path)).catch(() => undefined),
    enqueue: (path: string) => gatsbys.enqueue(bare(path)),
  } satisfies Partial<Loader>);
}

/** Once Gatsby has fetched a page's data ahead, its code follows. */
export function fetchCode({ pathname }: { pathname: string }): void {
  gatsbyWindow().___loader?.hovering(pathname);
}

/** Pages are files: the same for every query, which would only miss the caches. */
const bare = (path: string): string => path.split("?", 1)[0] ?? path;

/** A page whose sections can't be loaded is one that can't be loaded. */
async function withSections(page: PageResources | undefined): Promise<PageResources | undefined> {
  if (page?.json) fetchFirstPicture(page.json);
  await loadSections(sectionsIn(page?.json));
  return page;
}

type Load = Loader["loadPage"];

/** A document that is whole is not replaced by the page that says that its data are not there. */
async function firstPage(load: Load, path: string): Promise<PageResources | undefined> {
  const page = await load(path);
  if (page?.page?.webpackCompilationHash === "") console.error("/page-data/app-data.json can't be loaded");
  if (!isErrorPage(page?.page?.path) || page?.page?.path === gatsbyWindow().pagePath) return page;
  return { status: "error", error: new Error(`The data of ${path} can't be loaded: the page stays plain HTML`) };
}

async function nextPage(load: Load, path: string): Promise<PageResources | undefined> {
  // A document has one language. A path without any has a document that leads to one (quality R1).
  if (prefixOf(path) === undefined || languageOfPath(path) !== document.documentElement.lang) {
    loadDocument(path);
    return NEVER;
  }
  const navigation = (latest = Symbol(path));
  const isOver = () => latest !== navigation;
  const result = await Promise.race([loadWhole(load, path), timeOut(path)]);
  if (isOver()) return NEVER;
  latest = undefined;
  if (!(result instanceof Error)) {
    setProgress(undefined);
    return result;
  }
  if (result.cause !== NEWER_BUILD) console.error(result);
  await whenReachable();
  if (latest === undefined) loadDocument(path);
  return NEVER;
}

/** @returns the page, or what is wrong with it */
async function loadWhole(load: Load, path: string): Promise<PageResources | Error> {
  try {
    const resources = await load(path);
    const { page, error } = resources ?? {};
    if (!page) return naming(path, error ?? `/page-data${path}page-data.json or what it names`);
    if (!page.webpackCompilationHash) return naming(path, "/page-data/app-data.json");
    const isOfThisBuild = page.webpackCompilationHash === gatsbyWindow().___webpackCompilationHash;
    if (!isOfThisBuild || (await hasNewerBuild())) return naming(path, NEWER_BUILD);
    return resources as PageResources;
  } catch (error) {
    return naming(path, error);
  }
}

function naming(path: string, cause: unknown): Error {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new Error(`${path} is loaded as a document: ${reason}`, { cause });
}

function timeOut(path: string): Promise<Error> {
  const error = naming(path, `/page-data${path}page-data.json or a script of it takes too long`);
  return new Promise((resolve) => setTimeout(() => resolve(error), GIVE_UP_AFTER));
}

/** In a tunnel the page that is here stays, until the net is back or the service worker has an answer. */
async function whenReachable(): Promise<void> {
  if (navigator.onLine || navigator.serviceWorker?.controller) return;
  setProgress("progress.offline");
  await new Promise((resolve) => window.addEventListener("online", resolve, { once: true }));
}

/** Loads a page as the browser does, with query and hash. After the back button the address is already the page's own. */
function loadDocument(path: string): void {
  const { location } = window;
  if (path === location.pathname) return location.reload();
  const { href } = target?.url.pathname === path ? target.url : new URL(path, location.href);
  if (target?.isReplacing) location.replace(href);
  else location.assign(href);
}
