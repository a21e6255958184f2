/**
 * @param target a link's path @param path the page's @param isBranch whether the link stands for all pages below it
 * @returns what a menu says of the link (`aria-current`): that it is the page itself, or leads above it
 */
export function currentOf(target: string, path: string, isBranch = false): "page" | "true" | undefined {
  if (target === path) return "page";
  return isBranch && path.startsWith(target) ? "true" : undefined;
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
  for (const button of sign.querySelectorAll("li > [popovertarget]")) {
    const holdsPage = button.parentElement?.querySelector("a[aria-current='page']");
    mark(button, holdsPage ? "true" : undefined);
  }
}

function mark(element: Element, current: string | undefined): void {
  if (current) element.setAttribute("aria-current", current);
  else element.removeAttribute("aria-current");
}
