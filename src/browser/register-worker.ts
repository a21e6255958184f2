import { gatsbyWindow } from "./gatsby-window";

/** Whether the page loaded without a worker, and none has been installed since. */
let isFirstWorker = false;

/** @returns whether Gatsby registers /sw.js: not in a build that removes workers (docs/operating.md) */
export function registerServiceWorker(): boolean {
  isFirstWorker = !navigator.serviceWorker?.controller;
  return process.env["GATSBY_WITHOUT_WORKER"] !== "1";
}

/**
 * Gatsby makes the next navigation a full load after a worker update. On a busy machine it mistakes the first worker
 * for an update, because that controls the page before its installation is reported.
 */
export function hearOfWorker(): void {
  if (isFirstWorker) gatsbyWindow().___swUpdated = false;
  isFirstWorker = false;
}
