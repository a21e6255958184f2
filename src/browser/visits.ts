import { guarded } from "./before-hydration/guard";

/**
 * Reports the visit to the service worker, which never sees client-side navigations as documents. Only after `load`, so
 * that caching does not compete with the page.
 */
export function reportVisit(pathname: string): void {
  const report = guarded("visits", async () => {
    const registration = await navigator.serviceWorker?.ready;
    registration?.active?.postMessage(pathname);
  });
  if (document.readyState === "complete") report();
  else window.addEventListener("load", report, { once: true });
}
