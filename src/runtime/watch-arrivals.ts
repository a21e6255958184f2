import { arrival } from "../components/below-fold/arrival";
import { beforeNavigation } from "./before-navigation";

/** From now on it is known how the visitor comes to a page: by a link to its top, to a part of it, or by going back. */
export function watchArrivals(): void {
  beforeNavigation("watch-arrivals", (to) => {
    arrival.isAtTop = typeof to === "string" && !to.includes("#");
  });
  window.addEventListener("popstate", () => (arrival.isAtTop = false));
}
