/** The plugin's options, as `gatsby-config.ts` sets them. Without any, the link keeps path, query and hash. */
export interface CanonicalOptions {
  /** Protocol and host of the site. */
  siteUrl: string;
  noTrailingSlash?: boolean;
  noQueryString?: boolean;
  noHash?: boolean;
  /** Regular expressions. A page whose path matches one has no canonical link. */
  exclude?: readonly string[];
  /**
   * Where the data of a page name the path that is canonical instead of its own, such as `data.page.canonical`. Gatsby
   * writes options into the app chunk, where a list of pages would grow with the site.
   */
  instead?: string;
}

type Place = Pick<Location, "pathname" | "search" | "hash">;

/** The page that is shown at a place: a missing page has its own address, and the path of the 404 page. */
interface ShownPage {
  path: string;
  /** The page's data: `data` and `pageContext`. */
  result?: unknown;
}

/** @returns what the canonical link of a page names after the site's URL, or undefined where the page has no link */
export function canonicalPlace(
  place: Place,
  { path, result }: ShownPage,
  options: CanonicalOptions,
): Place | undefined {
  if (options.exclude?.some((pattern) => new RegExp(pattern, "u").test(path))) return undefined;
  const pathname = (options.instead && valueAt(result, options.instead)) || place.pathname;
  return {
    pathname: options.noTrailingSlash ? pathname.replace(/(.)\/$/u, "$1") : pathname,
    search: options.noQueryString ? "" : place.search,
    hash: options.noHash ? "" : place.hash,
  };
}

/** Reads a value of a page's data. @param keys names with dots between them */
function valueAt(result: unknown, keys: string): string | undefined {
  const step = (part: unknown, key: string) => (part as Record<string, unknown> | null | undefined)?.[key];
  return keys.split(".").reduce(step, result) as string | undefined;
}
