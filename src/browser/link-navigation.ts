import { navigate } from "gatsby";
import { prefixOf } from "../i18n/languages";
import { gatsbyWindow } from "./gatsby-window";
import { guarded } from "./guard";
import { checkForNewBuild } from "./build-check";

/** Turns a plain click on a link within the language into a navigation, and prefetches such links. */
export function watchLinks(): void {
  document.addEventListener("click", guarded("link-navigation", navigateOnClick));
  document.addEventListener("pointerover", guarded("link-navigation", preloadOnIntent));
  document.addEventListener("focusin", guarded("link-navigation", preloadOnIntent));
  prefetchVisibleLinks();
}

function navigateOnClick(event: MouseEvent): void {
  const link = findLink(event);
  if (!link || !isPlainClick(event)) return;
  const { href, pathname, search, hash } = link;
  // A link to the current page replaces the history entry.
  void navigate(pathname + search + hash, { replace: href === window.location.href });
  // Called last: if `navigate` throws, the browser follows the link.
  event.preventDefault();
}

/** Loads the whole page of a link on hover and focus, but not of a link that a next page shows under a still pointer. */
function preloadOnIntent(event: Event): void {
  const link = findLink(event);
  if (!link || document.documentElement.dataset["below"] === "later") return;
  checkForNewBuild();
  gatsbyWindow().___loader?.hovering(link.pathname);
}

/** Prefetches the pages of visible links, as Gatsby's own links do. Observes links that are added later, too. */
function prefetchVisibleLinks(): void {
  const observer = new IntersectionObserver(
    guarded("link-navigation", (entries: IntersectionObserverEntry[]) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        gatsbyWindow().___loader?.enqueue((target as HTMLAnchorElement).pathname);
      }
    }),
  );
  const observeLinks = (element: Element) => {
    // The added node may itself be a link.
    for (const each of [element, ...element.querySelectorAll("a")])
      if (each instanceof HTMLAnchorElement && isClientSideLink(each)) observer.observe(each);
  };
  const onMutation = guarded("link-navigation", (records: MutationRecord[]) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node instanceof Element) observeLinks(node);
  });
  new MutationObserver(onMutation).observe(document.body, { childList: true, subtree: true });
  observeLinks(document.body);
}

function findLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  return link && isClientSideLink(link) ? link : undefined;
}

function isPlainClick(event: MouseEvent): boolean {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return !event.defaultPrevented && event.button === 0 && !hasModifier;
}

function isClientSideLink(link: HTMLAnchorElement): boolean {
  const { origin, pathname } = window.location;
  const isOnSite = link.origin === origin && link.target === "" && !link.hasAttribute("download");
  const isOnPage = link.pathname === pathname && link.hash !== "";
  return isOnSite && !isOnPage && prefixOf(link.pathname) === prefixOf(pathname) && link.pathname.endsWith("/");
}
