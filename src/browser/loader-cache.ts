/** Removes failures that Gatsby's loader caches until the tab closes (docs/decisions/0017-runtime.md). */
import { BaseLoader } from "../../.cache/loader";

const { memoizedGet } = BaseLoader.prototype;

/** Gatsby's loader, set by its first request. */
let loader: BaseLoader | undefined;

/**
 * Makes a static query fail unless its file has status 200 (quality R12), and any request if the host names the time of
 * the next one: Gatsby would repeat it at once, three times.
 */
export function checkResponses(): void {
  BaseLoader.prototype.memoizedGet = async function (this: BaseLoader, url) {
    // eslint-disable-next-line @typescript-eslint/no-this-alias -- Gatsby exports no loader.
    loader = this;
    const response = await memoizedGet.call(this, url);
    if (url.includes("/sq/d/") && response.status !== 200) throw new Error(url);
    // Responses with 429 and 503 have it (RFC 9110, section 10.2.3).
    if (response.getResponseHeader("Retry-After")) throw new Error(`${url} has the status ${response.status}`);
    return response;
  };
}

/** Removes failed pages and pages that resolved to an error page, so that the next navigation requests them again. */
export function removeFailedPages(): void {
  if (!loader) return;
  const { pageDb, pageDataDb } = loader;
  pageDataDb.forEach(({ pagePath, status }, path) => {
    if (status !== "error" && pagePath === path) return;
    pageDataDb.delete(path);
    pageDb.delete(path);
  });
  pageDb.forEach(({ payload }, path) => payload ?? pageDb.delete(path));
}
