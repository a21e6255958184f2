import { guarded } from "./before-hydration/guard";
import { whenLoaded } from "./when-loaded";

/** How long a page is shown before a newer worker is looked for: at once, that costs the next page's paint 10 ms. */
const UPDATE_DELAY_MS = 2000;

/**
 * Reports a visited page to the service worker, which caches its document, and checks for a newer worker: while a tab
 * stays open, only that would find one. After `load`, so that neither competes with the page.
 */
export const reportVisit = guarded("visits", async (pathname: string): Promise<void> => {
  await whenLoaded();
  const registration = await navigator.serviceWorker?.ready;
  registration?.active?.postMessage(pathname);
  setTimeout(() => void registration?.update().catch(() => undefined), UPDATE_DELAY_MS);
});
