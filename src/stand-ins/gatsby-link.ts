/**
 * Stands in for gatsby-link: this site's links are plain `<a>`, which one listener follows (src/runtime/links.ts). What is
 * left is what Gatsby's own navigation asks of it, and `navigate`.
 */

/** @returns the three parts of a path such as `/de/contact/?a=1#form`, as they are written */
export function parsePath(path: string): { pathname: string; search: string; hash: string } {
  const [, pathname = "/", search = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/su.exec(path || "/") ?? [];
  return { pathname, search: search === "?" ? "" : search, hash: hash === "#" ? "" : hash };
}

export const navigate = (to: string, options?: unknown): unknown =>
  (window as unknown as { ___navigate(path: string, more: unknown): unknown }).___navigate(to, options);

/** Gatsby's entry re-exports them (gatsby/cache-dir/gatsby-browser-entry.js). */
export const withPrefix = (path: string): string => path;
/** @alias */
export const withAssetPrefix = withPrefix;
const Link = (): null => null;
export { Link };
export default Link;
