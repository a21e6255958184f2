/**
 * Files whose name changes with their content: hashed scripts and styles, Gatsby's files below /static/, and the service
 * worker's packages, whose names have a version. The pattern is valid for JavaScript and nginx.
 */
export const HASHED_PATTERN = /[-.][0-9a-f]{8}\.(?:js|css)$|^\/?(?:static\/|workbox-v|idb-keyval-)/u;

/** Checks whether a file's name changes with its content. @param file a path below the built site */
export function isHashed(file: string): boolean {
  return HASHED_PATTERN.test(file);
}
