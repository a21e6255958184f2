import { navigate } from "gatsby";
import { prefixOf } from "../languages/language-of-path";
import { guarded } from "./guard";

/**
 * Links in texts are plain HTML, made from an editor's markdown. A plain click on one that stays in the page's language
 * becomes a client-side navigation; everything else is left to the browser.
 */
export function watchContentLinks(): void {
  document.addEventListener("click", guarded("content-links", follow));
}

function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("main a[href]") : null;
  if (!link || !isPlainClick(event) || !staysHere(link)) return;
  void navigate(link.pathname + link.search + link.hash);
  // Not before it is under way: where that fails, the browser follows the link.
  event.preventDefault();
}

/** gatsby's own links have already prevented the default when the event arrives here. */
function isPlainClick(event: MouseEvent): boolean {
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey
  );
}

function staysHere(link: HTMLAnchorElement): boolean {
  const { origin, pathname } = window.location;
  const isOnSite = link.origin === origin && link.target === "" && !link.hasAttribute("download");
  const isOnPage = link.pathname === pathname && link.hash !== "";
  return isOnSite && !isOnPage && prefixOf(link.pathname) === prefixOf(pathname) && link.pathname.endsWith("/");
}
