import { gatsbyWindow } from "./gatsby-window";

/** Whether this visitor had no worker, and Gatsby has heard of none since. */
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
 * page before Gatsby hears that it is installed, and is taken for a newer one. The second one is newer.
 */
export function hearOfWorker(): void {
  if (isFirstWorker) gatsbyWindow().___swUpdated = false;
  isFirstWorker = false;
}
