import type { PageLink } from "../model/views/page-link";

/**
 * @param isBranch whether the link stands for all pages below it
 * @returns `aria-current` of a link: "page" for the page itself, "true" for a page above it
 */
export function currentOf(target: string, path: string, isBranch = false): "page" | "true" | undefined {
  if (target === path) return "page";
  return isBranch && path.startsWith(target) ? "true" : undefined;
}

/** @returns `aria-current` of a group's name: whether one of its links leads to the page */
export function currentAbove(links: readonly PageLink[], path: string): "true" | undefined {
  return links.some((link) => link.path === path) ? "true" : undefined;
}
