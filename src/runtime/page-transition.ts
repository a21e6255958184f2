import { gatsbyWindow } from "./gatsby-window";

/**
 * Pages cross-fade while the header stands still (design, MOTION). Only where the next page is already in memory, as it
 * is after a hover: nobody waits for a picture of the old page. Gatsby replaces the page in the frame after the
 * navigation, which the new side of the transition, being live, then shows.
 */
export function fadeBetweenPages(): void {
  const gatsby = gatsbyWindow();
  const { ___navigate: navigate } = gatsby;
  if (!navigate || !("startViewTransition" in document)) return;
  gatsby.___navigate = (to, options) => {
    if (!isReady(to) || matchMedia("(prefers-reduced-motion: reduce)").matches) return navigate(to, options);
    const { ready, finished } = document.startViewTransition(() => void navigate(to, options));
    // A transition that another one overtakes is no error.
    for (const promise of [ready, finished]) promise.catch(() => undefined);
    return undefined;
  };
}

function isReady(to: string | number): boolean {
  if (typeof to !== "string") return false;
  const { pathname } = new URL(to, window.location.href);
  return pathname !== window.location.pathname && Boolean(gatsbyWindow().___loader?.loadPageSync(pathname));
}
