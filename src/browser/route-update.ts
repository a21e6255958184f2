import type { RouteUpdateArgs } from "gatsby";
import { layOutInFrames, leaveBelow, markWhole } from "./before-hydration/below-screen";
import { guarded } from "./before-hydration/guard";
import { updateCanonical } from "./canonical";
import { closeMenus } from "./close-menus";
import { isMissingPage } from "./missing-page";
import { leadsToTop } from "./navigation";
import { fadeIn } from "./page-transition";
import { reportVisit } from "./visits";

type Places = Pick<RouteUpdateArgs, "location" | "prevLocation">;

/**
 * Before a page takes the place of another. Where it begins at its top, what is below the screen may come a moment later;
 * for who goes back, or to a part of it, it is whole at once.
 */
export function prepareRoute({ prevLocation }: Places): void {
  if (!prevLocation) return;
  if (leadsToTop()) leaveBelow();
  else markWhole();
}

/** What follows a page that is shown: the first one, and each that takes the place of another. */
export function updateRoute({ location, prevLocation }: Places): void {
  if (prevLocation) {
    guarded("page-transition", fadeIn)();
    guarded("below-screen", layOutInFrames)();
    guarded("close-menus", closeMenus)();
  }
  const isMissing = isMissingPage(location);
  guarded("canonical", updateCanonical)(location, isMissing);
  if (!isMissing) guarded("visits", reportVisit)(location.pathname);
}
