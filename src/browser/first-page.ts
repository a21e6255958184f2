import { isErrorPage } from "../model/views/error-pages";
import { type Loader, type PageResources, gatsbyWindow } from "./gatsby-window";
import { reloadOnce } from "./plain-document";

/**
 * Loads the first page's resources. If its data are missing, its document stays instead of Gatsby's 404 page. If a
 * script or a static query fails, the document is reloaded once.
 * @returns the page, or its error, which Gatsby logs and throws
 */
export async function loadFirstPage(load: Loader["loadPage"], path: string): Promise<PageResources | undefined> {
  const resources = await load(path).catch((error: unknown): PageResources => ({ status: "error", error }));
  const { page, error } = resources ?? {};
  if (error) await reloadOnce();
  if (page?.webpackCompilationHash === "") console.error("/page-data/app-data.json can't be loaded");
  if (!isErrorPage(page?.path) || page?.path === gatsbyWindow().pagePath) return resources;
  return { status: "error", error: new Error(`The data of ${path} can't be loaded`) };
}
