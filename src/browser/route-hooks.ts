/** Gatsby's hooks for routes (gatsby-browser.tsx). */
import type { RouteUpdateArgs } from "gatsby";
import { isErrorPage } from "../model/views/error-pages";
import { deferOffscreenLayout, layOutInSlices, stopDeferringLayout } from "./before-hydration/below-screen";
import { closeMenus } from "./before-hydration/menu-state";
import { gatsbyWindow } from "./gatsby-window";
import { guarded } from "./guard";
import { restoreInput, storeInput } from "./input-history";
import { isNavigatingToTop, setCurrentPath } from "./navigation";
import { reportVisit } from "./register-worker";

type Locations = Pick<RouteUpdateArgs, "location" | "prevLocation">;

/** Checks whether the page changes, and not only query or fragment. */
const isNextPage = ({ location, prevLocation }: Locations) =>
  prevLocation && prevLocation.pathname !== location.pathname;

/** `onPreRouteUpdate`: stores input, and defers the layout below the fold if the next page begins at its top. */
export function prepareRoute(locations: Locations): void {
  if (locations.prevLocation) guarded("input-history", storeInput)(locations.prevLocation);
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
    guarded("menu-state", closeMenus)();
  }
  const resources = gatsbyWindow().___loader?.loadPageSync(location.pathname);
  if (!isErrorPage(resources?.page?.path)) guarded("register-worker", reportVisit)(location.pathname);
}

type ScrollArgs = { prevRouterProps?: { location: Location }; routerProps: { location: Location } };

/**
 * `shouldUpdateScroll`: keeps the position of the first page, which the browser has restored (quality R7), by `false`.
 * Restores the input of a next page before its position, because the height depends on it.
 */
export function prepareScroll({ prevRouterProps, routerProps: { location } }: ScrollArgs): false | undefined {
  if (!prevRouterProps) return false;
  if (isNextPage({ location, prevLocation: prevRouterProps.location }))
    guarded("input-history", restoreInput)(location);
  return undefined;
}

/** Fires a scroll event for Gatsby, which stores the position on such events and has missed those before hydration. */
export function reportInitialScroll(): void {
  if (window.scrollY > 0) window.dispatchEvent(new Event("scroll"));
}
