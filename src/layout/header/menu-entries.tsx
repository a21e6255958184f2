import { Icon } from "../../components/icon/icon";
import { useLanguagePack } from "../../i18n/language-provider";
import type { MenuItem } from "../../i18n/pack";
import { ROUTES } from "../../model/views/routes";
import { type AncestorPaths, ariaCurrent, ariaCurrentOfGroup } from "../menu-links";
import * as css from "./menu-entries.module.css";
import { Fold, MenuPanel } from "./menu-panel";

/** Lists the entries of the main menu. A narrow screen shows contact first, with the telephone number. */
export function MenuEntries({ path }: { path: AncestorPaths }) {
  const { company, language, menus } = useLanguagePack();
  const contact = menus.main.find((item) => item.path === `/${language}${ROUTES.contact}`);
  return (
    <ul className={css["entries"]}>
      {contact && (
        <li className={css["contact"]}>
          <Target item={contact} path={path} />
          <a href={`tel:${company.phoneLink}`}>{company.phone}</a>
        </li>
      )}
      {menus.main.map((item, index) => (
        <Entry key={item.label} item={item} path={path} panel={`menu-${index + 1}`} isAbove={item === contact} />
      ))}
    </ul>
  );
}

interface EntryProps {
  item: MenuItem;
  path: AncestorPaths;
  /** The id of the panel, for an entry without page. */
  panel: string;
  /** Whether a narrow screen shows it first. */
  isAbove: boolean;
}

/** Renders an entry: a link, or a button that opens a panel. */
function Entry({ item, path, panel, isAbove }: EntryProps) {
  const { links = [], lines = [] } = item;
  const pages = [...links, ...lines.flatMap((line) => line.links)];
  if (item.path) {
    return (
      <li className={isAbove ? css["above"] : undefined}>
        <Target item={item} path={path} />
      </li>
    );
  }
  return (
    <li>
      {item.lines ? <p>{item.label}</p> : <Fold links={pages} path={path} label={item.label} />}
      <button type="button" popoverTarget={panel} aria-current={ariaCurrentOfGroup(pages, path)}>
        {item.label}
        <Icon name="chevron" />
      </button>
      <div id={panel} popover="auto" className={css["panel"]}>
        <MenuPanel item={item} path={path} />
      </div>
    </li>
  );
}

function Target({ item: { label, path: target = "" }, path }: { item: MenuItem; path: AncestorPaths }) {
  return (
    <a href={target} aria-current={ariaCurrent(target, path, true)}>
      {label}
    </a>
  );
}
