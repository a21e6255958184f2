import { arrival } from "../components/below-fold/arrival";
import { gatsbyWindow } from "./gatsby-window";

/** From now on it is known how the visitor comes to a page: by a link to its top, to a part of it, or by going back. */
export function watchArrivals(): void {
  const gatsby = gatsbyWindow();
  const { ___navigate: navigate } = gatsby;
  if (!navigate) return;
  gatsby.___navigate = (to, options) => {
    arrival.isAtTop = typeof to === "string" && !to.includes("#");
    return navigate(to, options);
  };
  window.addEventListener("popstate", () => (arrival.isAtTop = false));
}
