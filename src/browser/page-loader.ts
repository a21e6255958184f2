/** Wraps Gatsby's loader, so that it loads a page's sections and first picture, too (docs/decisions/0017-runtime.md). */
import { errorFile, isErrorPage } from "../model/views/error-pages";
import type { PageView } from "../model/page-view";
import { areLoaded, loadSections, sectionsOfPage } from "../sections/load-sections";
import { type GatsbyLoader, type PageResources, gatsbyWindow } from "./gatsby-window";
import { hasNewerBuild } from "./build-check";
import { reloadOnce } from "./plain-document";

type LoadPage = GatsbyLoader["loadPage"];

/** The `cause` of an error that is not logged. */
export const NEWER_BUILD = "there is a newer build";

/** Wraps the loader's functions. @param gatsby a copy of the loader with Gatsby's functions */
export function wrapLoader(gatsby: GatsbyLoader): Omit<GatsbyLoader, "loadAppData"> {
  const loadPage = async (path: string) => withSections(await gatsby.loadPage(notFoundIfEscaped(withoutQuery(path))));
  return {
    loadPage,
    loadPageSync(path, options) {
      const page = gatsby.loadPageSync(notFoundIfEscaped(withoutQuery(path)), options);
      return areLoaded(sectionsOfPage(page?.json)) ? page : undefined;
    },
    hovering: (path) => void loadPage(path).catch(() => undefined),
    enqueue: (path) => gatsby.enqueue(withoutQuery(path)),
  };
}

/** Loads a page's code after Gatsby has prefetched its data. */
export function preloadPageCode({ pathname }: { pathname: string }): void {
  gatsbyWindow().___loader?.hovering(pathname);
}

/** Removes the query: pages do not depend on it, and with it their data would miss the caches. */
export const withoutQuery = (path: string): string => path.split("?", 1)[0] ?? path;

/** Replaces a path with escapes by that of the 404 page: Gatsby would decode `/de/contact%3Fa=1` to a page. */
const notFoundIfEscaped = (path: string): string =>
  encodeURI(decodeURI(path)).includes("%") ? `/${errorFile("404")}` : path;

/**
 * Preloaded images by URL. Chromium discards a decoded image without a reference. It does not reuse one that was loaded
 * before the service worker took control, so each call loads the image again.
 */
const preloaded: Record<string, HTMLImageElement> = {};

/** Loads the code of a page's sections, and its first picture. @throws if a section can't be loaded */
async function withSections(page: PageResources | undefined): Promise<PageResources | undefined> {
  const { view } = (page?.json?.data?.["page"] ?? {}) as { view?: PageView };
  const src = view?.firstPicture;
  if (src) preloaded[src] = Object.assign(new Image(), { src });
  await loadSections(sectionsOfPage(page?.json));
  return page;
}

/** Loads the first page. If its data are missing, the document stays. If a script fails, it is reloaded once. */
export async function loadFirstPage(loadPage: LoadPage, path: string): Promise<PageResources | undefined> {
  const resources = await loadPage(path).catch((error: unknown): PageResources => ({ status: "error", error }));
  const { page, error } = resources ?? {};
  if (error) await reloadOnce();
  if (page?.webpackCompilationHash === "") console.error("/page-data/app-data.json can't be loaded");
  if (!isErrorPage(page?.path) || page?.path === gatsbyWindow().pagePath) return resources;
  return { status: "error", error: new Error(`The data of ${path} can't be loaded`) };
}

/** Loads a next page. @returns the resources, or an error if loading fails or they belong to a different build */
export async function loadPageOrError(loadPage: LoadPage, path: string): Promise<PageResources | Error> {
  try {
    const resources = await loadPage(path);
    const { page, error } = resources ?? {};
    if (!page) return createLoadError(path, error ?? describeFiles(path));
    if (!page.webpackCompilationHash) return createLoadError(path, "/page-data/app-data.json");
    const isOfThisBuild = page.webpackCompilationHash === gatsbyWindow().___webpackCompilationHash;
    if (!isOfThisBuild || (await hasNewerBuild())) return createLoadError(path, NEWER_BUILD);
    return resources as PageResources;
  } catch (error) {
    return createLoadError(path, error);
  }
}

/** Resolves with an error after a time. @param timeout milliseconds */
export function errorAfterTimeout(timeout: number, path: string): Promise<Error> {
  const error = createLoadError(path, `${describeFiles(path)} take too long`);
  return new Promise((resolve) => setTimeout(() => resolve(error), timeout));
}

const describeFiles = (path: string) => `/page-data${path}page-data.json or its scripts`;

function createLoadError(path: string, cause: unknown): Error {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new Error(`${path} is loaded as a document: ${reason}`, { cause });
}
