import { guarded } from "./before-hydration/guard";

/**
 * Tells the service worker, once the page is loaded, that it was visited: pages that come by a client-side navigation
 * are never asked for as documents, and what is kept for later must not compete with what is shown now.
 */
export function reportVisit(pathname: string): void {
  const report = guarded("visits", async () => {
    const registration = await navigator.serviceWorker?.ready;
    registration?.active?.postMessage(pathname);
  });
  if (document.readyState === "complete") report();
  else window.addEventListener("load", report, { once: true });
}
