/** The file with webpack's statistics in the built site. */
export const WEBPACK_STATS = "webpack.stats.json";

/** Paths that respond with 404: rules of two hosts, Gatsby's slices, compressed copies. Valid for nginx, too. */
export const INTERNAL_PATTERN = /^\/(?:\.(?!well-known\/)|_headers$|_redirects$|_gatsby\/slices\/)|\.(?:br|gz)$/u;

/** Checks whether a file is not public. @param pathname a URL's path, or a file's path below the built site after a slash */
export function isInternalFile(pathname: string): boolean {
  return INTERNAL_PATTERN.test(pathname);
}

/** Files whose name changes with their content, or has a version. The pattern is valid for JavaScript and nginx. */
export const HASHED_PATTERN = /[-.][0-9a-f]{8}\.(?:js|css)$|^\/?(?:static\/|workbox-v|idb-keyval-)/u;

/** Checks whether a file's name changes with its content. @param file a path below the built site */
export function isHashed(file: string): boolean {
  return HASHED_PATTERN.test(file);
}

/** The value of Cache-Control for files whose name changes with their content: a year, the most that caches honour. */
export const IMMUTABLE = "public, max-age=31536000, immutable";

/** The value of Cache-Control for all remaining files: cached, and revalidated by ETag at every visit. */
export const REVALIDATE = "public, max-age=0, must-revalidate";

/** Returns the value of Cache-Control (quality S3). @param file a path below the built site */
export function cacheControl(file: string): string {
  return isHashed(file) ? IMMUTABLE : REVALIDATE;
}
