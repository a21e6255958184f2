import { isHashed } from "./hashed-files";

/** The value of Cache-Control for files whose name changes with their content: a year, the most that caches honour. */
export const IMMUTABLE = "public, max-age=31536000, immutable";

/** The value of Cache-Control for all remaining files: cached, and revalidated by ETag at every visit. */
export const REVALIDATE = "public, max-age=0, must-revalidate";

/** Returns the value of Cache-Control (quality S3). @param file a path below the built site */
export function cacheControl(file: string): string {
  return isHashed(file) ? IMMUTABLE : REVALIDATE;
}
