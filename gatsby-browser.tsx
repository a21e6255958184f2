import "./src/styles/site.css";
import type { GatsbyBrowser } from "gatsby";
import { updateCanonical } from "./src/runtime/canonical";
import { closeMenus } from "./src/runtime/close-menus";
import { isMissingPage } from "./src/runtime/missing-page";
import { start } from "./src/runtime/start";
import { redirectUnprefixed } from "./src/runtime/unprefixed";
import { reportVisit } from "./src/runtime/visits";

export { registerServiceWorker } from "./src/runtime/register-worker";
export { wrapPageElement } from "./src/runtime/wrap-page-element";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => start() as unknown as void;

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location }) => {
  closeMenus();
  redirectUnprefixed();
  const isMissing = isMissingPage(location);
  updateCanonical(location, isMissing);
  if (!isMissing) reportVisit(location.pathname);
};
