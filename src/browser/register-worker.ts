import { removeCaches } from "../service-worker/remove-caches";
import { isSlowOrMetered } from "../service-worker/connection";
import { guarded } from "./before-hydration/guard";
import { gatsbyWindow } from "./gatsby-window";
import { whenLoaded } from "./when-loaded";

/** Whether the page loaded without a worker, and none has been installed since. */
let isFirstWorker = false;

/**
 * Where service workers are switched off (by settings, extensions, a sandbox), Gatsby would log an error, or even fail.
 * @returns whether Gatsby registers /sw.js: not in a build that removes workers (docs/operating.md)
 */
export function registerServiceWorker(): boolean {
  if (process.env["GATSBY_WITHOUT_WORKER"] === "1") {
    // The removed worker goes on caching for a page that it controls.
    guarded("register-worker", removeCaches)();
    return false;
  }
  try {
    const { serviceWorker: workers } = navigator;
    isFirstWorker = !workers?.controller;
    // Over plain HTTP there are none, and Gatsby logs why (specification, section 8).
    if (!workers) return !window.isSecureContext;
    if (isSlowOrMetered(navigator)) return false;
    const { register } = workers;
    workers.register = async (url) => {
      // After `load`: the worker precaches pages. Gatsby would log what the browser reports, and fail on a blocker, which
      // resolves with nothing.
      const registration = await whenLoaded()
        .then(() => register.call(workers, url))
        .catch(() => undefined);
      return registration ?? new Promise(() => undefined);
    };
    return true;
  } catch {
    // For all who ask for it later.
    Object.defineProperty(navigator, "serviceWorker", { value: undefined });
    return false;
  }
}

/**
 * Gatsby makes the next navigation a full load after a worker update. On a busy machine it mistakes the first worker
 * for an update, because that controls the page before its installation is reported.
 */
export function hearOfWorker(): void {
  if (isFirstWorker) gatsbyWindow().___swUpdated = false;
  isFirstWorker = false;
}
