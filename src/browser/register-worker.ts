import { gatsbyWindow } from "./gatsby-window";

let isFirstWorker = false;

/**
 * Gatsby asks, and then registers /sw.js itself: over HTTPS or on localhost, else it logs one error (specification,
 * section 8).
 * @returns false in a build that removes workers (docs/operating.md)
 */
export function registerServiceWorker(): boolean {
  isFirstWorker = !navigator.serviceWorker?.controller;
  return process.env["GATSBY_WITHOUT_WORKER"] !== "1";
}

/**
 * Gatsby makes the next click a full load once a newer worker is there. On a busy machine the first worker controls the
 * page before Gatsby hears that it is installed, and is taken for a newer one.
 */
export function forgetFirstWorker(): void {
  if (isFirstWorker) gatsbyWindow().___swUpdated = false;
}
