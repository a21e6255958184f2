/** Gatsby's hooks for routes (gatsby-browser.tsx). */
import type { RouteUpdateArgs } from "gatsby";
import { isErrorPage } from "../model/views/error-pages";
import { deferOffscreenLayout, layOutInSlices, stopDeferringLayout } from "./before-hydration/below-screen";
import { gatsbyWindow } from "./gatsby-window";
import { guarded } from "./guard";
import { isNavigatingToTop, setCurrentPath } from "./navigation";
import { reportVisit } from "./register-worker";

type Locations = Pick<RouteUpdateArgs, "location" | "prevLocation">;

/** Another part of the same page, or another query, is no other page. */
const isNext = ({ location, prevLocation }: Locations) => prevLocation && prevLocation.pathname !== location.pathname;

/** `onPreRouteUpdate`: defers the layout below the fold only if the next page begins at its top. */
export function prepareRoute(locations: Locations): void {
  if (!isNext(locations)) return;
  if (!isNavigatingToTop()) return stopDeferringLayout();
  // Chromium would lay out the whole old page once more to remove the focused element.
  (document.activeElement as HTMLElement | null)?.blur();
  deferOffscreenLayout();
}

/** `onRouteUpdate`: after each page that is rendered, the first one too. */
export function updateRoute(locations: Locations): void {
  const { location } = locations;
  guarded("navigation", setCurrentPath)(location.pathname);
  if (isNext(locations)) {
    // From now on, pages fade in (src/styles/motion.css).
    document.documentElement.dataset["fades"] = "";
    guarded("below-screen", layOutInSlices)();
    guarded("route-hooks", closeMenus)();
  }
  const resources = gatsbyWindow().___loader?.loadPageSync(location.pathname);
  if (!isErrorPage(resources?.page?.path)) guarded("register-worker", reportVisit)(location.pathname);
}

function closeMenus(): void {
  // Without popovers the selector is invalid, and CSS closes menus.
  if (!("hidePopover" in HTMLElement.prototype)) return;
  for (const menu of document.querySelectorAll<HTMLElement>("[popover]:popover-open")) menu.hidePopover();
}

/**
 * `shouldUpdateScroll`: the browser itself has scrolled the first page; Gatsby would scroll it again, after the visitor
 * has read on (quality R7).
 * @param prevRouterProps undefined for the first page
 * @returns false for the first page; undefined for all others, where Gatsby decides
 */
export function skipInitialScroll({ prevRouterProps }: { prevRouterProps?: unknown }): false | undefined {
  return prevRouterProps ? undefined : false;
}

/** Gatsby stores the position on scroll events, and has missed those before hydration. */
export function reportInitialScroll(): void {
  if (window.scrollY > 0) window.dispatchEvent(new Event("scroll"));
}
