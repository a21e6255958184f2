import type { PageLink } from "../model/views/page-link";

/** The path of the page, and those of the pages in its breadcrumb. */
export type AncestorPaths = readonly string[];

/**
 * Returns `aria-current` of a link: "page" for the page itself, "true" for a page above it.
 * @param isBranch whether the link represents all pages below its target
 */
export function ariaCurrent(target: string, path: AncestorPaths, isBranch = false): "page" | "true" | undefined {
  if (target === path[0]) return "page";
  return isBranch && path.includes(target) ? "true" : undefined;
}

/** Returns `aria-current` of a group's name: "true" if it links to the page or to a page above it. */
export function ariaCurrentOfGroup(links: readonly PageLink[], path: AncestorPaths): "true" | undefined {
  return links.some((link) => path.includes(link.path)) ? "true" : undefined;
}

interface MenuLinksProps {
  links: readonly PageLink[];
  path: AncestorPaths;
  className?: string | undefined;
}

/** Lists pages of a menu, and marks the current one. */
export function MenuLinks({ links, path, className }: MenuLinksProps) {
  if (links.length === 0) return null;
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.path}>
          <a href={link.path} aria-current={ariaCurrent(link.path, path)}>
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  );
}
