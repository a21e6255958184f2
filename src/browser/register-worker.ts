import { removeCaches } from "../service-worker/remove-caches";
import { isSlowOrMetered } from "../service-worker/connection";
import { guarded } from "./guard";
import { gatsbyWindow } from "./gatsby-window";

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
export function ignoreFirstWorkerUpdate(): void {
  if (isFirstWorker) gatsbyWindow().___swUpdated = false;
  isFirstWorker = false;
}

/** Delays the check for a newer worker: without a delay it costs the next page's paint 10 ms. */
const UPDATE_DELAY_MS = 2000;

/**
 * Reports a visited page to the service worker, which caches its document, and checks for a newer worker: while a tab
 * stays open, only that would find one. After `load`, so that neither competes with the page.
 */
export async function reportVisit(pathname: string): Promise<void> {
  await whenLoaded();
  const registration = await navigator.serviceWorker?.ready;
  registration?.active?.postMessage(pathname);
  setTimeout(() => void registration?.update().catch(() => undefined), UPDATE_DELAY_MS);
}

/** Resolves once the document and all its resources have loaded. */
function whenLoaded(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === "complete") resolve();
    else window.addEventListener("load", () => resolve(), { once: true });
  });
}
