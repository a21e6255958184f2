/** The plugin's options in `gatsby-config.ts`. By default the link has path, query and fragment. */
export interface CanonicalOptions {
  siteUrl: string;
  noTrailingSlash?: boolean;
  noQueryString?: boolean;
  noHash?: boolean;
  /** Regular expressions of paths of pages without a canonical link. */
  exclude?: readonly string[];
  /**
   * The keys of a path in the page data that is canonical instead of the page's own, such as `data.page.canonical`. A list
   * of pages as an option would grow with the site, and Gatsby writes options into the app chunk.
   */
  instead?: string;
}

type PageUrl = Pick<Location, "pathname" | "search" | "hash">;

/** The rendered page. At the URL of a missing page its path is that of the 404 page. */
interface RenderedPage {
  path: string;
  result?: unknown;
}

/** Computes path, query and fragment of a page's canonical link. Undefined if the options exclude the page. */
export function canonicalUrlParts(
  url: PageUrl,
  { path, result }: RenderedPage,
  options: CanonicalOptions,
): PageUrl | undefined {
  if (options.exclude?.some((pattern) => new RegExp(pattern, "u").test(path))) return undefined;
  const pathname = (options.instead && readValue(result, options.instead)) || url.pathname;
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
