/** A year: the longest that caches honour. */
const YEAR = 31_536_000;

/** For files whose name changes with their content. */
export const FOR_A_YEAR = `public, max-age=${YEAR}, immutable`;

/** For everything else: kept, and asked for by its ETag at every visit. */
export const CHECKED = "public, max-age=0, must-revalidate";

/** Hashed scripts and styles, and what Gatsby puts below /static/. Read by JavaScript and by nginx alike. */
export const HASHED = /[-.][0-9a-f]{10}\.(?:js|css)$|^\/?static\//u;

/** @param file a path below the built site. @returns whether the name changes with the content. */
export function isHashed(file: string): boolean {
  return HASHED.test(file);
}

/**
 * @param file a path below the built site
 * @returns the value of Cache-Control (quality S3): hashed files for a year, everything else checked at every visit
 */
export function cacheControl(file: string): string {
  return isHashed(file) ? FOR_A_YEAR : CHECKED;
}
