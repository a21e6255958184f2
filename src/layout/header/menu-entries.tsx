import { Icon } from "../../components/icon/icon";
import { useLanguagePack } from "../../i18n/language-provider";
import type { MenuItem } from "../../i18n/pack";
import { ROUTES } from "../../model/views/routes";
import { type CurrentPathsProps, ariaCurrent, ariaCurrentOfGroup } from "../menu-links";
import * as css from "./menu-entries.module.css";
import { Fold, MenuPanel } from "./menu-panel";

/** Lists the entries of the main menu. A narrow screen shows contact first, with the telephone number. */
export function MenuEntries({ currentPaths }: CurrentPathsProps) {
  const { company, language, menus } = useLanguagePack();
  const contact = menus.main.find((item) => item.path === `/${language}${ROUTES.contact}`);
  return (
    <ul className={css["entries"]}>
      {contact && (
        <li className={css["contact"]}>
          <Target item={contact} currentPaths={currentPaths} />
          <a href={`tel:${company.phoneLink}`}>{company.phone}</a>
        </li>
      )}
      {menus.main.map((item, index) => (
        <Entry key={item.label} item={item} currentPaths={currentPaths} number={index + 1} isAbove={item === contact} />
      ))}
    </ul>
  );
}

interface EntryProps extends CurrentPathsProps {
  item: MenuItem;
  /** The number of the panel, for an entry without page. */
  number: number;
  /** Whether a narrow screen shows it first. */
  isAbove: boolean;
}

/** Renders an entry: a link, or a button that opens a panel. */
function Entry({ item, currentPaths, number, isAbove }: EntryProps) {
  const { links = [], lines = [] } = item;
  const pages = [...links, ...lines.flatMap((line) => line.links)];
  if (item.path) {
    return (
      <li className={isAbove ? css["above"] : undefined}>
        <Target item={item} currentPaths={currentPaths} />
      </li>
    );
  }
  const panel = `menu-${number}`;
  return (
    <li>
      {item.lines ? <p>{item.label}</p> : <Fold links={pages} currentPaths={currentPaths} label={item.label} />}
      <button type="button" popoverTarget={panel} aria-current={ariaCurrentOfGroup(pages, currentPaths)}>
        {item.label}
        <Icon name="chevron" />
      </button>
      <div id={panel} popover="auto" className={css["panel"]}>
        <MenuPanel item={item} currentPaths={currentPaths} />
      </div>
    </li>
  );
}

function Target({ item: { label, path: target = "" }, currentPaths }: { item: MenuItem } & CurrentPathsProps) {
  return (
    <a href={target} aria-current={ariaCurrent(target, currentPaths, true)}>
      {label}
    </a>
  );
}
