/** Paths that respond with 404: rules of two hosts, Gatsby's slices, compressed copies. Valid for nginx, too. */
export const INTERNAL_PATTERN = /^\/(?:\.(?!well-known\/)|_headers$|_redirects$|_gatsby\/slices\/)|\.(?:br|gz)$/u;

/** Checks whether a file is not public. @param pathname a URL's path, or a file's path below the built site after a slash */
export function isInternalFile(pathname: string): boolean {
  return INTERNAL_PATTERN.test(pathname);
}
