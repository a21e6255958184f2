import type { PageLink } from "../model/views/page-link";

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
