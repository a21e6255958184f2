import { isHashed } from "./hashed-files";

/** A year: the longest that caches honour. */
const YEAR = 31_536_000;

/** For files whose name changes with their content. */
export const IMMUTABLE = `public, max-age=${YEAR}, immutable`;

/** For everything else: cached, and revalidated by its ETag at every visit. */
export const REVALIDATE = "public, max-age=0, must-revalidate";

/** @param file a path below the built site. @returns the value of Cache-Control (quality S3) */
export function cacheControl(file: string): string {
  return isHashed(file) ? IMMUTABLE : REVALIDATE;
}
