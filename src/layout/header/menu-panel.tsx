import { useLanguagePack } from "../../i18n/language-provider";
import type { MenuItem, MenuLine } from "../../i18n/pack";
import { MenuLinks } from "../menu-links";
import { Fold } from "./fold";
import * as css from "./menu-panel.module.css";
import type { AncestorPaths } from "../aria-current";

/** Renders the panel of an entry: lines, links, or both. */
export function MenuPanel({ item: { lines, links = [] }, path }: { item: MenuItem; path: AncestorPaths }) {
  return (
    <>
      {lines && (
        <ul className={css["lines"]}>
          {lines.map((line) => (
            <Line key={line.line} {...line} path={path} />
          ))}
        </ul>
      )}
      <MenuLinks className={css["main"]} links={links} path={path} />
    </>
  );
}

function Line({ line, question, links, path }: MenuLine & { path: AncestorPaths }) {
  const { lines } = useLanguagePack();
  return (
    <li data-line={line}>
      <Fold links={links} path={path} plate={line} label={lines[line].name} />
      {question && <p>{question}</p>}
      <MenuLinks links={links} path={path} />
    </li>
  );
}
