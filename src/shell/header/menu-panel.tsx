import { usePack } from "../../intl/language-provider";
import type { LanguagePack, MenuItem } from "../../intl/pack";
import type { PageLink } from "../../view/page-link";
import { currentOf } from "../current";
import * as css from "./menu-panel.module.css";

interface MenuPanelProps {
  item: MenuItem;
  path: string;
  /** On a phone all entries stand below each other, each under its name. */
  isTitled?: boolean;
}

/** What an entry of the main menu holds: columns by line, links, or both. */
export function MenuPanel({ item, path, isTitled = false }: MenuPanelProps) {
  const { lines } = usePack();
  const own = item.path ? [{ path: item.path, label: item.label }] : (item.links ?? []);
  return (
    <div className={isTitled ? css["group"] : css["panel"]}>
      {isTitled && !item.path && <p className={css["title"]}>{item.label}</p>}
      {item.lines && (
        <ul className={css["lines"]}>
          {item.lines.map(({ line, links }) => (
            <li key={line}>
              <LineName letter={line} lines={lines} />
              <Links links={links} path={path} />
            </li>
          ))}
        </ul>
      )}
      <Links links={own} path={path} isMain />
    </div>
  );
}

function LineName({ letter, lines }: { letter: keyof LanguagePack["lines"]; lines: LanguagePack["lines"] }) {
  return (
    <p className={css["line"]}>
      <span className="plate">{letter}</span> <b>{lines[letter].name}</b>
    </p>
  );
}

function Links({ links, path, isMain = false }: { links: readonly PageLink[]; path: string; isMain?: boolean }) {
  if (links.length === 0) return null;
  return (
    <ul className={isMain ? css["main"] : css["links"]}>
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
