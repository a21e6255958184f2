/**
 * Wraps Gatsby's loader, so that a page is loaded with the code of its sections and its first picture
 * (docs/decisions/0017-runtime.md).
 */
import { errorFile, isErrorPage } from "../model/views/error-pages";
import type { PageView } from "../model/page-view";
import { areLoaded, loadSections } from "../sections/load-sections";
import { sectionsIn } from "../sections/sections-in";
import { type Loader, type PageResources, gatsbyWindow } from "./gatsby-window";
import { hasNewerBuild } from "./newer-build";
import { reloadOnce } from "./plain-document";

type LoadPage = Loader["loadPage"];

/** The `cause` of an error that is no failure and is not logged. */
export const NEWER_BUILD = "there is a newer build";

/** @param gatsby the loader's own functions, before they are replaced */
export function wrapLoader(gatsby: Loader): Pick<Loader, "loadPage" | "loadPageSync" | "hovering" | "enqueue"> {
  const loadPage = async (path: string) => withSections(await gatsby.loadPage(notFoundIfEscaped(withoutQuery(path))));
  return {
    loadPage,
    loadPageSync(path, options) {
      const page = gatsby.loadPageSync(notFoundIfEscaped(withoutQuery(path)), options);
      return areLoaded(sectionsIn(page?.json)) ? page : undefined;
    },
    hovering: (path) => void loadPage(path).catch(() => undefined),
    enqueue: (path) => gatsby.enqueue(withoutQuery(path)),
  };
}

/** Loads a page's code after Gatsby has prefetched its data. */
export function preloadPageCode({ pathname }: { pathname: string }): void {
  gatsbyWindow().___loader?.hovering(pathname);
}

/** Pages do not depend on the query, with which they would miss the caches. */
export const withoutQuery = (path: string): string => path.split("?", 1)[0] ?? path;

/**
 * Gatsby decodes a path up to three times, so `/de/contact%3Fa=1` would become another page's. No page has an escape in
 * its path but of a letter, which the router decodes: any other leads to the page for missing pages.
 */
const notFoundIfEscaped = (path: string): string =>
  encodeURI(decodeURI(path)).includes("%") ? `/${errorFile("404")}` : path;

/** @throws if a section can't be loaded */
async function withSections(page: PageResources | undefined): Promise<PageResources | undefined> {
  const { view } = (page?.json?.data?.["page"] ?? {}) as { view?: PageView };
  if (view?.firstPicture) preloadPicture(view.firstPicture);
  await loadSections(sectionsIn(page?.json));
  return page;
}

/**
 * Preloaded images by URL. The browser removes an image without a reference, and would have to read and parse it again.
 * Once the service worker has taken over, it does not find earlier ones either, so each call loads again.
 */
const preloaded: Record<string, HTMLImageElement> = {};

function preloadPicture(src: string): void {
  preloaded[src] = Object.assign(new Image(), { src });
}

/**
 * Loads the first page's resources. If its data are missing, its document stays instead of Gatsby's 404 page. If a
 * script or a static query fails, the document is reloaded once.
 * @returns the page, or its error, which Gatsby logs and throws
 */
export async function loadFirstPage(loadPage: LoadPage, path: string): Promise<PageResources | undefined> {
  const resources = await loadPage(path).catch((error: unknown): PageResources => ({ status: "error", error }));
  const { page, error } = resources ?? {};
  if (error) await reloadOnce();
  if (page?.webpackCompilationHash === "") console.error("/page-data/app-data.json can't be loaded");
  if (!isErrorPage(page?.path) || page?.path === gatsbyWindow().pagePath) return resources;
  return { status: "error", error: new Error(`The data of ${path} can't be loaded`) };
}

/** @returns the page, or why it can't be shown: it has failed, or belongs to another build than the page that is shown */
export async function loadPageOrError(loadPage: LoadPage, path: string): Promise<PageResources | Error> {
  try {
    const resources = await loadPage(path);
    const { page, error } = resources ?? {};
    if (!page) return createLoadError(path, error ?? filesOf(path));
    if (!page.webpackCompilationHash) return createLoadError(path, "/page-data/app-data.json");
    const isOfThisBuild = page.webpackCompilationHash === gatsbyWindow().___webpackCompilationHash;
    if (!isOfThisBuild || (await hasNewerBuild())) return createLoadError(path, NEWER_BUILD);
    return resources as PageResources;
  } catch (error) {
    return createLoadError(path, error);
  }
}

/** @returns an error after a time in ms */
export function errorAfter(timeout: number, path: string): Promise<Error> {
  const error = createLoadError(path, `${filesOf(path)} take too long`);
  return new Promise((resolve) => setTimeout(() => resolve(error), timeout));
}

const filesOf = (path: string) => `/page-data${path}page-data.json or its scripts`;

function createLoadError(path: string, cause: unknown): Error {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new Error(`${path} is loaded as a document: ${reason}`, { cause });
}
