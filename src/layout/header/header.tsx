import { Icon } from "../../components/icon/icon";
import { useLanguagePack, useText } from "../../i18n/language-provider";
import { type CurrentPathsProps, ariaCurrent } from "../menu-links";
import { LanguageSwitch } from "../language-switch";
import { Logo, CompanyName } from "../logo";
import * as css from "./header.module.css";
import * as menu from "./menu.module.css";
import { MenuEntries } from "./menu-entries";

/** Renders logo, menu and language switch, and the letterhead of printed pages (docs/decisions/0023-starter.md). */
export function Header({ currentPaths, counterpart }: CurrentPathsProps & { counterpart: string }) {
  const text = useText();
  const { company, language } = useLanguagePack();
  return (
    <header className={css["header"]}>
      <div className={css["bar"]}>
        <a
          href={`/${language}/`}
          aria-label={text("header.home", { name: company.name })}
          aria-current={ariaCurrent(`/${language}/`, currentPaths)}
        >
          <Logo />
          <CompanyName />
        </a>
        <Menu currentPaths={currentPaths} />
        <address className={css["letterhead"]}>
          {`${company.legalName}, ${company.street}, ${company.postalCode} ${company.city}`}
          <br />
          {`${company.phone}, ${company.email}`}
        </address>
        <LanguageSwitch counterpart={counterpart} />
      </div>
    </header>
  );
}

/**
 * Renders the main menu, one list for all screens: a bar whose buttons open panels, or on a narrow screen a sheet with
 * folded groups. Both are popovers, which open without JavaScript and close on Escape (docs/decisions/0007-menus.md).
 */
function Menu({ currentPaths }: CurrentPathsProps) {
  const text = useText();
  return (
    <nav className={menu["menu"]} aria-label={text("header.menu")}>
      <button type="button" popoverTarget="menu" aria-label={text("header.open")}>
        <Icon name="menu" />
        <Icon name="close" />
      </button>
      <div id="menu" popover="auto" className={menu["sheet"]}>
        <MenuEntries currentPaths={currentPaths} />
      </div>
    </nav>
  );
}
