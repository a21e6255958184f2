import { isSlowOrMetered, removeCaches } from "../service-worker/caches";
import { guarded } from "./guard";
import { gatsbyWindow } from "./gatsby-window";

/** Whether the page loaded without a worker, and its first worker is not installed yet. */
let isFirstWorker = false;

/** Decides whether Gatsby registers /sw.js, and delays it. If service workers are switched off, Gatsby may fail. */
export function registerServiceWorker(): boolean {
  if (process.env["GATSBY_WITHOUT_WORKER"] === "1") {
    // A removed worker still caches for a page that it controls.
    guarded("register-worker", removeCaches)();
    return false;
  }
  try {
    const { serviceWorker: workers } = navigator;
    isFirstWorker = !workers?.controller;
    // Service workers need HTTPS. Gatsby logs this reason (specification, section 8).
    if (!workers) return !window.isSecureContext;
    if (isSlowOrMetered(navigator)) return false;
    const { register } = workers;
    workers.register = async (url) => {
      // Registers after `load`, because the worker precaches pages. Gatsby would log an error that the browser has logged
      // already, and throw if a blocker resolves with undefined.
      const registration = await whenLoaded()
        .then(() => register.call(workers, url))
        .catch(() => undefined);
      return registration ?? new Promise(() => undefined);
    };
    return true;
  } catch {
    // Later code reads undefined instead of a throwing getter.
    Object.defineProperty(navigator, "serviceWorker", { value: undefined });
    return false;
  }
}

/** Resets Gatsby's flag of a worker update, for which it mistakes a first worker: the next page would load fully. */
export function ignoreFirstWorkerUpdate(): void {
  if (isFirstWorker) gatsbyWindow().___swUpdated = false;
  isFirstWorker = false;
}

/** The delay of the check for a newer worker. Without it the check adds 10 ms to the next page's paint. */
const UPDATE_DELAY_MS = 2000;

/** Reports a visited page, once it has loaded, to the service worker, which caches it, and checks for a newer one. */
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
