import type { PageLink } from "../model/views/page-link";
import { currentOf, type PathUp } from "./aria-current";

interface MenuLinksProps {
  links: readonly PageLink[];
  path: PathUp;
  className?: string | undefined;
}

/** Some pages of a menu; the one that the visitor is on is marked. */
export function MenuLinks({ links, path, className }: MenuLinksProps) {
  if (links.length === 0) return null;
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.path}>
          <a href={link.path} aria-current={currentOf(link.path, path)}>
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  );
}
