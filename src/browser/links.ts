import { navigate } from "gatsby";
import { prefixOf } from "../i18n/language-of-path";
import { gatsbyWindow } from "./gatsby-window";
import { guarded } from "./before-hydration/guard";
import { askForBuild } from "./newer-build";

/**
 * Every link of the site is plain HTML, whoever made it: a component, or an editor's markdown. A plain click on one that
 * stays in the page's language becomes a client-side navigation; everything else is left to the browser.
 */
export function watchLinks(): void {
  document.addEventListener("click", guarded("links", follow));
  document.addEventListener("pointerover", guarded("links", fetchNow));
  document.addEventListener("focusin", guarded("links", fetchNow));
  fetchWhatIsSeen();
}

function follow(event: MouseEvent): void {
  const link = linkAt(event);
  if (!link || !isPlainClick(event)) return;
  const { href, pathname, search, hash } = link;
  // A page that leads to itself is no second entry in the history.
  void navigate(pathname + search + hash, { replace: href === window.location.href });
  // Not before it is under way: where that fails, the browser follows the link.
  event.preventDefault();
}

/** Who points at a link is likely to follow it: its page is loaded, and not only fetched ahead. */
function fetchNow(event: Event): void {
  const link = linkAt(event);
  if (!link) return;
  askForBuild();
  gatsbyWindow().___loader?.hovering(link.pathname);
}

/** The pages of the links on the screen are fetched ahead, as Gatsby's own links do; links that come later, too. */
function fetchWhatIsSeen(): void {
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
    // A link may be what has come itself.
    for (const each of [part, ...part.querySelectorAll("a")])
      if (each instanceof HTMLAnchorElement && staysHere(each)) screen.observe(each);
  };
  const changes = guarded("links", (records: MutationRecord[]) => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (node instanceof Element) watchIn(node);
  });
  new MutationObserver(changes).observe(document.body, { childList: true, subtree: true });
  watchIn(document.body);
}

function linkAt({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  return link && staysHere(link) ? link : undefined;
}

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
