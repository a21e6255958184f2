import { languageOfPath } from "../languages/language-of-path";
import { gatsbyWindow, type Loader, type PageResources } from "./gatsby-window";
import { loadDocument } from "./load-document";
import { expectRules, whenStyled } from "./full-styles";
import { guarded, report } from "../starter/guard";
import { setProgress } from "../shell/progress";

/** When the visitor is told that the page takes its time (specification, section 9), and when waiting is over: ms. */
const NOTICE_AFTER = 1000;
const GIVE_UP_AFTER = 10_000;

/** No failure, and nothing to log. */
const NEWER_BUILD = "there is a newer build";

const NEVER = new Promise<never>(() => undefined);

let isRunning = false;
let latest: symbol | undefined;

/** From now on pages are loaded by navigations: the first one is on the screen. */
export function firstPageIsShown(): void {
  isRunning = true;
}

/**
 * Mends what Gatsby's runtime does where a page can't be loaded (specification, section 4; quality R3, R4, R6, R12).
 * Its navigation and its back button both ask this object, so both are mended here: a page that fails, takes too long or
 * belongs to another build is loaded as a document, with its query and hash; the latest of several clicks wins.
 */
export function mendLoader(): void {
  const { ___loader: loader } = gatsbyWindow();
  if (!loader) return;
  const load = loader.loadPage;
  loader.loadPage = (path) =>
    (isRunning ? nextPage(load, path) : firstPage(load, path)).catch((error: unknown) => {
      report("page-loader", error);
      return load(path);
    });
  ignoreQueries(loader);
}

/** Pages are files: the same for every query, which would only miss the caches. */
function ignoreQueries(loader: Loader): void {
  const { loadPage, loadPageSync, hovering, enqueue } = loader;
  const bare = (path: string) => path.split("?", 1)[0] ?? path;
  Object.assign(loader, {
    loadPage: (path: string) => loadPage(bare(path)),
    loadPageSync: (path: string, options: unknown) => loadPageSync(bare(path), options),
    hovering: (path: string) => hovering(bare(path)),
    enqueue: (path: string) => enqueue(bare(path)),
  });
}

/** A document that is whole is not replaced by the page that says that its data are not there. */
async function firstPage(load: Loader["loadPage"], path: string): Promise<PageResources | undefined> {
  const page = await load(path);
  if (page?.page?.webpackCompilationHash === "") console.error("/page-data/app-data.json can't be loaded");
  const isNotice = /^\/[45]0[04]\.html$/u.test(page?.page?.path ?? "");
  if (!isNotice || page?.page?.path === gatsbyWindow().pagePath) return page;
  return { status: "error", error: new Error(`The data of ${path} can't be loaded: the page stays plain HTML`) };
}

async function nextPage(load: Loader["loadPage"], path: string): Promise<PageResources | undefined> {
  // A document has one language: its pack, its header, its footer.
  if (languageOfPath(path) !== document.documentElement.lang) {
    loadDocument(path);
    return NEVER;
  }
  const navigation = (latest = Symbol(path));
  const isOver = () => latest !== navigation;
  const notify = guarded("page-loader", () => isOver() || setProgress("progress.delayed"));
  const notice = setTimeout(notify, NOTICE_AFTER);
  const result = await Promise.race([loadWhole(load, path), timeOut(path)]);
  clearTimeout(notice);
  if (isOver()) return NEVER;
  if (!(result instanceof Error)) {
    setProgress(undefined);
    return result;
  }
  if (result.cause !== NEWER_BUILD) console.error(result);
  await whenReachable();
  if (!isOver()) loadDocument(path);
  return NEVER;
}

/** @returns the page, or what is wrong with it */
async function loadWhole(load: Loader["loadPage"], path: string): Promise<PageResources | Error> {
  try {
    const [resources] = await Promise.all([load(path), whenStyled()]);
    expectRules();
    const { page, error } = resources ?? {};
    if (!page) return naming(path, error ?? `/page-data${path}page-data.json or what it names`);
    const { ___webpackCompilationHash: build } = gatsbyWindow();
    if (page.webpackCompilationHash === build) return resources as PageResources;
    return naming(path, page.webpackCompilationHash ? NEWER_BUILD : "/page-data/app-data.json");
  } catch (error) {
    return naming(path, error);
  }
}

function naming(path: string, cause: unknown): Error {
  return new Error(`${path} is loaded as a document: ${cause instanceof Error ? cause.message : String(cause)}`, {
    cause,
  });
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
