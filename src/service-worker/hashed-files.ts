/**
 * Files whose name changes with their content: hashed scripts and styles, and what Gatsby puts below /static/. Hosts
 * let browsers keep them for a year, and the worker never asks for them again. Read by JavaScript and by nginx alike.
 */
export const HASHED = /[-.][0-9a-f]{8}\.(?:js|css)$|^\/?static\//u;

/** @param file a path below the built site. @returns whether the name changes with the content. */
export function isHashed(file: string): boolean {
  return HASHED.test(file);
}
