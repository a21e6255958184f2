/** The plugin's options in `gatsby-config.ts`. By default the link has path, query and fragment. */
export interface CanonicalOptions {
  siteUrl: string;
  noTrailingSlash?: boolean;
  noQueryString?: boolean;
  noHash?: boolean;
  /** Regular expressions of paths of pages without a canonical link. */
  exclude?: readonly string[];
  /** The keys of the canonical path in the page data. A list of pages would be part of the app chunk. */
  pathKey?: string;
}

type PageUrl = Pick<Location, "pathname" | "search" | "hash">;

/**
 * Computes path, query and fragment of a page's canonical link. Undefined if the options exclude the page.
 * @param page its path, of the 404 page at the URL of a missing page, and its `data` and `pageContext`
 */
export function canonicalUrlParts(
  url: PageUrl,
  { path, result }: { path: string; result?: unknown },
  options: CanonicalOptions,
): PageUrl | undefined {
  if (options.exclude?.some((pattern) => new RegExp(pattern, "u").test(path))) return undefined;
  const pathname = (options.pathKey && readValue(result, options.pathKey)) || url.pathname;
  return {
    pathname: options.noTrailingSlash ? pathname.replace(/(.)\/$/u, "$1") : pathname,
    search: options.noQueryString ? "" : url.search,
    hash: options.noHash ? "" : url.hash,
  };
}

/** Reads a value of a page's data. @param keys names joined by dots */
function readValue(result: unknown, keys: string): string | undefined {
  const step = (value: unknown, key: string) => (value as Record<string, unknown> | null | undefined)?.[key];
  return keys.split(".").reduce(step, result) as string | undefined;
}
