import { prefixOf } from "../i18n/language-of-path";
import { DEFAULT_LANGUAGE } from "../i18n/languages";
import { ERROR_STATUSES } from "../model/views/error-pages";

/** Pages that name another page as theirs, by path: from the content (`canonical`), by way of the build. */
declare const __CANONICALS__: Readonly<Record<string, string>>;

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

export interface CanonicalOptions {
  dropTrailingSlash?: boolean;
  keepQuery?: boolean;
  keepHash?: boolean;
  /** Paths that have no canonical link. */
  exclude: readonly RegExp[];
  /** Paths that name another one. */
  instead: Readonly<Record<string, string>>;
}

/** This site's options: trailing slashes stay, query and hash go, error pages have no canonical link. */
export const OPTIONS: CanonicalOptions = {
  exclude: [new RegExp(`/(?:${ERROR_STATUSES.join("|")})(?:/|\\.html)$`, "u")],
  instead: typeof __CANONICALS__ === "undefined" ? {} : __CANONICALS__,
};

/**
 * The canonical address of a place, without the site's own (specification, section 2; quality R8).
 * @returns path, query and hash by the options, or undefined where the path is excluded; without a language the German
 * page's (decisions: Languages)
 */
export function canonicalPath(
  { pathname, search, hash }: Place,
  options: CanonicalOptions = OPTIONS,
): string | undefined {
  if (options.exclude.some((pattern) => pattern.test(pathname))) return undefined;
  const prefixed = prefixOf(pathname) === undefined ? `/${DEFAULT_LANGUAGE}${pathname}` : pathname;
  const path = options.instead[prefixed] ?? prefixed;
  const shown = options.dropTrailingSlash ? path.replace(/(.)\/$/u, "$1") : path;
  return `${shown}${options.keepQuery ? search : ""}${options.keepHash ? hash : ""}`;
}
