import type { PageLink } from "../model/views/page-link";

/** The addresses of the page and of those above it, up to the home page: a menu marks what a breadcrumb says. */
export type AncestorPaths = readonly string[];

/**
 * @param isBranch whether the link stands for all pages below it
 * @returns `aria-current` of a link: "page" for the page itself, "true" for a page above it
 */
export function ariaCurrent(target: string, path: AncestorPaths, isBranch = false): "page" | "true" | undefined {
  if (target === path[0]) return "page";
  return isBranch && path.includes(target) ? "true" : undefined;
}

/** @returns `aria-current` of a group's name: whether one of its links leads to the page, or to one above it */
export function ariaCurrentOfGroup(links: readonly PageLink[], path: AncestorPaths): "true" | undefined {
  return links.some((link) => path.includes(link.path)) ? "true" : undefined;
}
