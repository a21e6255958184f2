import { useText } from "../../i18n/language-provider";
import { Disclosure } from "./disclosure";
import * as css from "./menu.module.css";
import { MenuEntries } from "./menu-entries";
import type { AncestorPaths } from "../aria-current";

/**
 * The main menu, one list for all screens: a wide one shows it as a bar whose buttons open panels, a narrow one as a
 * sheet below one button, in which what holds pages is folded away below its name (docs/decisions/0007-menus.md).
 */
export function Menu({ path }: { path: AncestorPaths }) {
  const text = useText();
  return (
    <nav className={css["menu"]} aria-label={text("header.menu")}>
      <Disclosure id="menu" label={text("header.open")} icon="menu" isIconOnly className={css["sheet"]}>
        <MenuEntries path={path} />
      </Disclosure>
    </nav>
  );
}
