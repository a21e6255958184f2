import { useLanguagePack, useText } from "../../i18n/language-provider";
import { ariaCurrent, type AncestorPaths } from "../aria-current";
import { LanguageSwitch } from "../language-switch";
import { Logo, Name } from "../logo";
import * as css from "./header.module.css";
import { Letterhead } from "./letterhead";
import { Menu } from "./menu";

/** Logo, menu, language sign. */
export function Header({ path, counterpart }: { path: AncestorPaths; counterpart: string }) {
  const text = useText();
  const { company, language } = useLanguagePack();
  return (
    <header className={css["header"]}>
      <div className={css["bar"]}>
        <a
          href={`/${language}/`}
          aria-label={text("header.home", { name: company.name })}
          aria-current={ariaCurrent(`/${language}/`, path)}
        >
          <Logo />
          <Name />
        </a>
        <Menu path={path} />
        <Letterhead />
        <LanguageSwitch counterpart={counterpart} />
      </div>
    </header>
  );
}
