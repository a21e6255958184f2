import { navigate } from "gatsby";
import { prefixOf } from "../i18n/language-of-path";
import { gatsbyWindow } from "./gatsby-window";
import { guarded } from "./guard";
import { checkForNewBuild } from "./newer-build";

/**
 * All links are plain HTML, those of markdown too. A plain click on one within the page's language becomes a
 * client-side navigation; the browser handles all others.
 */
export function watchLinks(): void {
  document.addEventListener("click", guarded("links", follow));
  document.addEventListener("pointerover", guarded("links", preloadOnIntent));
  document.addEventListener("focusin", guarded("links", preloadOnIntent));
  prefetchVisibleLinks();
}

function follow(event: MouseEvent): void {
  const link = linkAt(event);
  if (!link || !isPlainClick(event)) return;
  const { href, pathname, search, hash } = link;
  // A link to the same page adds no entry to the history.
  void navigate(pathname + search + hash, { replace: href === window.location.href });
  // After `navigate`: if that throws, the browser follows the link.
  event.preventDefault();
}

/** Pointing at a link loads its page completely. */
function preloadOnIntent(event: Event): void {
  const link = linkAt(event);
  if (!link) return;
  checkForNewBuild();
  gatsbyWindow().___loader?.hovering(link.pathname);
}

/** Prefetches the pages of visible links, as Gatsby's own links do; also of links that are added later. */
function prefetchVisibleLinks(): void {
  const screen = new IntersectionObserver(
    guarded("links", (entries: IntersectionObserverEntry[]) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        screen.unobserve(target);
        gatsbyWindow().___loader?.enqueue((target as HTMLAnchorElement).pathname);
      }
    }),
  );
  const watchIn = (part: Element) => {
    // The added node may itself be a link.
    for (const each of [part, ...part.querySelectorAll("a")])
      if (each instanceof HTMLAnchorElement && isClientSideLink(each)) screen.observe(each);
  };
  const changes = guarded("links", (records: MutationRecord[]) => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (node instanceof Element) watchIn(node);
  });
  new MutationObserver(changes).observe(document.body, { childList: true, subtree: true });
  watchIn(document.body);
}

function linkAt({ target }: Event): HTMLAnchorElement | undefined {
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
