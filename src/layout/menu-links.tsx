import type { PageLink } from "../model/views/page-link";

export interface CurrentPathsProps {
  /** The path of the page, and those of the pages in its breadcrumb. */
  currentPaths: readonly string[];
}

/**
 * Returns `aria-current` of a link: "page" for the page itself, "true" for a page above it.
 * @param isBranch whether the link represents all pages below its target
 */
export function ariaCurrent(target: string, paths: readonly string[], isBranch = false): "page" | "true" | undefined {
  if (target === paths[0]) return "page";
  return isBranch && paths.includes(target) ? "true" : undefined;
}

/** Returns `aria-current` of a group's name: "true" if it links to the page or to a page above it. */
export function ariaCurrentOfGroup(links: readonly PageLink[], paths: readonly string[]): "true" | undefined {
  return links.some((link) => paths.includes(link.path)) ? "true" : undefined;
}

interface MenuLinksProps extends CurrentPathsProps {
  links: readonly PageLink[];
  className?: string | undefined;
}

/** Lists pages of a menu, and marks the current one. */
export function MenuLinks({ links, currentPaths, className }: MenuLinksProps) {
  if (links.length === 0) return null;
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.path}>
          <a href={link.path} aria-current={ariaCurrent(link.path, currentPaths)}>
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  );
}
