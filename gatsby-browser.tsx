import "./src/styles/site.css";
import type { GatsbyBrowser } from "gatsby";
import { updateCanonical } from "./src/runtime/canonical";
import { closeMenus } from "./src/runtime/close-menus";
import { leaveFirstScroll } from "./src/runtime/first-scroll";
import { hydrateInSlices } from "./src/runtime/hydrate";
import { showLateFonts } from "./src/runtime/late-fonts";
import { isMissingPage } from "./src/runtime/missing-page";
import { fadeIn } from "./src/runtime/page-transition";
import { goOn, start } from "./src/runtime/start";
import { removeStructuredData } from "./src/runtime/structured-data";
import { redirectUnprefixed } from "./src/runtime/unprefixed";
import { reportVisit } from "./src/runtime/visits";

export { registerServiceWorker } from "./src/runtime/register-worker";
export { wrapPageElement } from "./src/runtime/wrap-page-element";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => start() as unknown as void;

export const replaceHydrateFunction = hydrateInSlices as GatsbyBrowser["replaceHydrateFunction"];

export const shouldUpdateScroll = leaveFirstScroll as GatsbyBrowser["shouldUpdateScroll"];

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = goOn;

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  if (prevLocation) {
    fadeIn(prevLocation.pathname, location.pathname);
    showLateFonts();
    closeMenus();
    removeStructuredData();
  }
  redirectUnprefixed();
  const isMissing = isMissingPage(location);
  updateCanonical(location, isMissing);
  if (!isMissing) reportVisit(location.pathname);
};
