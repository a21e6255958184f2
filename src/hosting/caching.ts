/** A year: the longest that caches honour. */
const YEAR = 31_536_000;

/** Files whose name changes with their content: hashed scripts and styles, and what Gatsby puts below /static/. */
const HASHED = /[-.][0-9a-f]{20}\.(?:js|css)$|^\/?static\//u;

/** @param file a path below the built site. @returns whether the name changes with the content. */
export function isHashed(file: string): boolean {
  return HASHED.test(file);
}

/**
 * @param file a path below the built site
 * @returns the value of Cache-Control (quality S3): hashed files for a year, everything else checked at every visit
 */
export function cacheControl(file: string): string {
  return isHashed(file) ? `public, max-age=${YEAR}, immutable` : "public, max-age=0, must-revalidate";
}
