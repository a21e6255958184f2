import type { PageLink } from "../view/page-link";

/**
 * @param target a link's path @param path the page's @param isBranch whether the link stands for all pages below it
 * @returns what a menu says of the link (`aria-current`): that it is the page itself, or leads above it
 */
export function currentOf(target: string, path: string, isBranch = false): "page" | "true" | undefined {
  if (target === path) return "page";
  return isBranch && path.startsWith(target) ? "true" : undefined;
}

/** @returns what a menu says of the name above some links: whether one of them is the page itself */
export function currentAbove(links: readonly PageLink[], path: string): "true" | undefined {
  return links.some((link) => link.path === path) ? "true" : undefined;
}

/**
 * Marks another page in the header or footer of a document, which React leaves as they are (src/shell/static-signs.tsx).
 * @param counterpart where the language switch leads
 */
export function markCurrent(sign: Element, path: string, counterpart: string): void {
  for (const link of sign.querySelectorAll("a")) {
    if (link.dataset["language"]) link.setAttribute("href", counterpart);
    else mark(link, currentOf(link.getAttribute("href") ?? "", path, link.dataset["branch"] !== undefined));
  }
  // The names of menus and lines. The one button of a phone holds everything: it says nothing.
  for (const name of sign.querySelectorAll("li > [popovertarget], summary")) {
    const holdsPage = name.closest("li")?.querySelector("a[aria-current='page']");
    mark(name, holdsPage ? "true" : undefined);
  }
}

function mark(element: Element, current: string | undefined): void {
  if (current) element.setAttribute("aria-current", current);
  else element.removeAttribute("aria-current");
}
