import { navigate } from "gatsby";
import { prefixOf } from "../languages/language-of-path";

/**
 * Links in texts are plain HTML, made from an editor's markdown. A plain click on one that stays in the page's language
 * becomes a client-side navigation; everything else is left to the browser.
 */
export function watchContentLinks(): void {
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("main a[href]") : null;
    if (!link || !isPlainClick(event) || !staysHere(link)) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  });
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
