/**
 * What lies in the built site for hosts and for the next build, and is no part of what visitors get: the rules of two
 * hosts, Gatsby's parts of pages, compressed copies by their own names. Read by JavaScript and by nginx alike.
 */
export const INTERNAL = /^\/(?:\.(?!well-known\/)|_headers$|_redirects$|_gatsby\/slices\/)|\.(?:br|gz)$/u;

/** @param pathname an address, or a file's path below the built site with a slash before it. */
export function isInternalFile(pathname: string): boolean {
  return INTERNAL.test(pathname);
}
