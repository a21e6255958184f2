import { isHashed } from "./hashed-files";
import { prefixOf } from "../i18n/language-of-path";
import { LANGUAGES } from "../i18n/languages";
import { OFFLINE_ROUTE } from "../model/views/error-pages";
import { FILES, type BoundedCache, PAGES, PICTURES, START } from "./caches";

/** `page` and `data` are network first, `file` is cache first, `pass` is left to the browser. */
export type Strategy = "page" | "data" | "file" | "pass";

const PICTURE = /\.(?:avif|webp|png|jpe?g|gif|svg)$/u;
const PAGE_DATA = /^\/page-data(\/.+)\/page-data\.json$/u;

/** Served by a program, not from files: nothing of it is ever cached. */
const PROGRAMS = "/api/";

const startPages = LANGUAGES.map((language) => `/${language}/`);
const offlinePages = LANGUAGES.map((language) => `/${language}${OFFLINE_ROUTE}`);

/** Precached without a visit. `/` redirects to a language. */
export const START_PATHS: readonly string[] = ["/", ...startPages, ...offlinePages];

/** @param origin the site's own */
export function strategyFor(request: Pick<Request, "method" | "url" | "mode" | "headers">, origin: string): Strategy {
  const url = new URL(request.url);
  const isOwn = url.origin === origin && !url.pathname.startsWith(PROGRAMS);
  // A part of a file is not the file: an answer 206 can't be cached.
  if (request.method !== "GET" || !isOwn || request.headers.has("range")) return "pass";
  if (request.mode === "navigate") return "page";
  if (isHashed(url.pathname)) return "file";
  return PAGE_DATA.test(url.pathname) ? "data" : "pass";
}

/** @returns the cache for a page or a file with a hash in its name. */
export function cacheOf(path: string): BoundedCache {
  if (isHashed(path)) return PICTURE.test(path) ? PICTURES : FILES;
  return START_PATHS.includes(pathOfData(path) ?? path) ? START : PAGES;
}

/** @returns where a host redirects to from a page's address without its slash, with two of them, or with its file. */
export function pagePath(path: string): string {
  return path
    .replace(/\/{2,}/gu, "/")
    .replace(/(?<=\/)index\.html$/u, "")
    .replace(/\/?$/u, "/");
}

/** @returns what a visitor without network sees in place of a page that is not cached: in the language of its path. */
export function offlinePath(path: string): string {
  const language = prefixOf(path);
  return language ? `/${language}${OFFLINE_ROUTE}` : "/";
}

/** @returns whether it is an offline page, which is served at other addresses and so without scripts */
export function isOfflinePage(path: string): boolean {
  return offlinePages.includes(path);
}

/** @returns where Gatsby's runtime asks for the data of a page below a language; undefined for a page that has none. */
export function dataPath(path: string): string | undefined {
  return prefixOf(path) && !isOfflinePage(path) ? `/page-data${path.replace(/\/$/u, "")}/page-data.json` : undefined;
}

/** @returns the page that the data at this address belong to, with a slash at its end. */
export function pathOfData(path: string): string | undefined {
  const [, page] = PAGE_DATA.exec(path) ?? [];
  return page && `${page}/`;
}
