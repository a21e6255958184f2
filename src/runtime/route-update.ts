import type { RouteUpdateArgs } from "gatsby";
import { updateCanonical } from "./canonical";
import { closeMenus } from "./close-menus";
import { attempt } from "../starter/guard";
import { showLateFonts } from "./late-fonts";
import { isMissingPage } from "./missing-page";
import { fadeIn } from "./page-transition";
import { removeStructuredData } from "./structured-data";
import { redirectUnprefixed } from "./unprefixed";
import { reportVisit } from "./visits";

/** What follows a page that is shown: the first one, and each that takes the place of another. */
export function updateRoute({ location, prevLocation }: Pick<RouteUpdateArgs, "location" | "prevLocation">): void {
  if (prevLocation) {
    attempt({
      "page-transition": () => fadeIn(prevLocation.pathname, location.pathname),
      "late-fonts": showLateFonts,
      "close-menus": closeMenus,
      "structured-data": removeStructuredData,
    });
  }
  attempt({
    unprefixed: redirectUnprefixed,
    canonical: () => updateCanonical(location, isMissingPage(location)),
    visits: () => isMissingPage(location) || reportVisit(location.pathname),
  });
}
