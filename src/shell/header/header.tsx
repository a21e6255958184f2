import { usePack, useText } from "../../intl/language-provider";
import type { MenuItem } from "../../intl/pack";
import type { PageLink } from "../../view/page-link";
import { currentAbove, currentOf } from "../current";
import { LanguageSwitch } from "../language-switch";
import { Logo } from "../logo";
import { Disclosure } from "./disclosure";
import * as css from "./header.module.css";
import { MenuPanel } from "./menu-panel";
import { MenuSheet } from "./menu-sheet";

/** Logo, menus, language sign. On a phone one button opens all of it. */
export function Header({ path, counterpart }: { path: string; counterpart: string }) {
  const text = useText();
  const { company, language, menus } = usePack();
  return (
    <header className={css["header"]}>
      <div className={css["bar"]}>
        <a
          className={css["logo"]}
          href={`/${language}/`}
          aria-label={text("header.home", { name: company.name })}
          aria-current={currentOf(`/${language}/`, path)}
        >
          <Logo />
          <span>{company.name}</span>
        </a>
        <nav className={css["wide"]} aria-label={text("header.menu")}>
          <ul>
            {menus.main.map((item, index) => (
              <li key={item.label}>
                {item.path ? (
                  <a href={item.path} aria-current={currentOf(item.path, path, true)} data-branch="">
                    {item.label}
                  </a>
                ) : (
                  <Disclosure
                    id={`menu-${index + 1}`}
                    label={item.label}
                    icon="chevron"
                    isCurrent={currentAbove(linksIn(item), path) === "true"}
                    className={css["panel"]}
                  >
                    <MenuPanel item={item} path={path} />
                  </Disclosure>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <address className={css["letterhead"]}>
          {company.legalName}, {company.street}, {company.postalCode} {company.city}
          <br />
          {company.phone}, {company.email}
        </address>
        <LanguageSwitch counterpart={counterpart} />
        <nav className={css["narrow"]} aria-label={text("header.menu")}>
          <Disclosure
            id="menu"
            label={text("header.open")}
            icon="menu"
            isIconOnly
            className={`${css["sheet"]} on-blue`}
          >
            <MenuSheet items={menus.main} path={path} />
          </Disclosure>
        </nav>
      </div>
    </header>
  );
}

function linksIn({ links = [], lines = [] }: MenuItem): PageLink[] {
  return [...links, ...lines.flatMap((line) => line.links)];
}
