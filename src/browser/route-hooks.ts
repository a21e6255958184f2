/** Gatsby's hooks for routes (gatsby-browser.tsx). */
import type { RouteUpdateArgs } from "gatsby";
import { isErrorPage } from "../model/views/error-pages";
import { deferOffscreenLayout, layOutInSlices, stopDeferringLayout } from "./before-hydration/below-screen";
import { gatsbyWindow } from "./gatsby-window";
import { guarded } from "./guard";
import { isNavigatingToTop, setCurrentPath } from "./navigation";
import { reportVisit } from "./register-worker";

type Locations = Pick<RouteUpdateArgs, "location" | "prevLocation">;

/** Checks whether the page changes, and not only query or fragment. */
const isNextPage = ({ location, prevLocation }: Locations) =>
  prevLocation && prevLocation.pathname !== location.pathname;

/** `onPreRouteUpdate`: defers the layout below the fold if the next page begins at its top. */
export function prepareRoute(locations: Locations): void {
  if (!isNextPage(locations)) return;
  if (!isNavigatingToTop()) return stopDeferringLayout();
  // Chromium would lay out the whole old page again to remove the focused element.
  (document.activeElement as HTMLElement | null)?.blur();
  deferOffscreenLayout();
}

/** `onRouteUpdate`: runs after each rendered page, including the first one. */
export function updateRoute(locations: Locations): void {
  const { location } = locations;
  guarded("navigation", setCurrentPath)(location.pathname);
  if (isNextPage(locations)) {
    // Enables the fade of next pages (src/styles/motion.css).
    document.documentElement.dataset["fades"] = "";
    guarded("below-screen", layOutInSlices)();
    guarded("route-hooks", closeMenus)();
  }
  const resources = gatsbyWindow().___loader?.loadPageSync(location.pathname);
  if (!isErrorPage(resources?.page?.path)) guarded("register-worker", reportVisit)(location.pathname);
}

function closeMenus(): void {
  // If popovers are unsupported, the selector is invalid, and CSS closes menus.
  if (!("hidePopover" in HTMLElement.prototype)) return;
  for (const menu of document.querySelectorAll<HTMLElement>("[popover]:popover-open")) menu.hidePopover();
}

/**
 * `shouldUpdateScroll`: keeps the position of the first page, which the browser has restored (quality R7).
 * @param prevRouterProps undefined for the first page
 * @returns false for the first page; undefined, Gatsby's default, for next pages
 */
export function skipInitialScroll({ prevRouterProps }: { prevRouterProps?: unknown }): false | undefined {
  return prevRouterProps ? undefined : false;
}

/** Fires a scroll event for Gatsby, which stores the position on such events and has missed those before hydration. */
export function reportInitialScroll(): void {
  if (window.scrollY > 0) window.dispatchEvent(new Event("scroll"));
}
