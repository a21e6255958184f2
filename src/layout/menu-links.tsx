import type { PageLink } from "../model/views/page-link";
import { ariaCurrent, type AncestorPaths } from "./aria-current";

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
