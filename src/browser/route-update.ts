import type { RouteUpdateArgs } from "gatsby";
import { layOutInFrames, leaveBelow, markWhole } from "./before-hydration/below-screen";
import { guarded } from "./before-hydration/guard";
import { isErrorPage } from "../model/views/error-pages";
import { closeMenus } from "./close-menus";
import { gatsbyWindow } from "./gatsby-window";
import { leadsToTop, pageIsShown } from "./navigation";
import { reportVisit } from "./visits";

type Places = Pick<RouteUpdateArgs, "location" | "prevLocation">;

/** Another part of the same page, or another query, is no other page. */
const isNext = ({ location, prevLocation }: Places) => prevLocation && prevLocation.pathname !== location.pathname;

/** Before the next page: what is below the screen is deferred only if the page begins at its top. */
export function prepareRoute(places: Places): void {
  if (!isNext(places)) return;
  if (!leadsToTop()) return markWhole();
  // Chromium would lay out the whole old page once more to remove what has the focus.
  (document.activeElement as HTMLElement | null)?.blur();
  leaveBelow();
}

/** After each page that is shown, the first one too. */
export function updateRoute(places: Places): void {
  const { location } = places;
  guarded("navigation", pageIsShown)(location.pathname);
  if (isNext(places)) {
    // From now on, pages fade in (src/styles/motion.css).
    document.documentElement.dataset["fades"] = "";
    guarded("below-screen", layOutInFrames)();
    guarded("close-menus", closeMenus)();
  }
  const shown = gatsbyWindow().___loader?.loadPageSync(location.pathname);
  if (!isErrorPage(shown?.page?.path)) guarded("visits", reportVisit)(location.pathname);
}
