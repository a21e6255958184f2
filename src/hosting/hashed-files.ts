/**
 * Files whose name changes with their content: hashed scripts and styles, what Gatsby puts below /static/, and the
 * service worker's packages, which have their version in the name. Browsers cache them for a year. Read by JavaScript
 * and by nginx alike.
 */
export const HASHED = /[-.][0-9a-f]{8}\.(?:js|css)$|^\/?(?:static\/|workbox-v|idb-keyval-)/u;

/** @param file a path below the built site. @returns whether the name changes with the content. */
export function isHashed(file: string): boolean {
  return HASHED.test(file);
}
