import { useLanguagePack } from "../../i18n/language-provider";
import type { MenuItem, MenuLine } from "../../i18n/pack";
import type { PageLink } from "../../model/views/page-link";
import { type AncestorPaths, ariaCurrentOfGroup, MenuLinks } from "../menu-links";
import * as css from "./menu-panel.module.css";

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

interface FoldProps {
  /** The pages in its siblings (src/layout/header/menu.module.css). */
  links: readonly PageLink[];
  path: AncestorPaths;
  plate?: string;
  label: string;
}

/** Folds its siblings on a narrow screen, as CSS can't show what closed `details` contain. Heads them on a wide one. */
export function Fold({ links, path, plate, label }: FoldProps) {
  return (
    <details name="lines">
      <summary aria-current={ariaCurrentOfGroup(links, path)}>
        {plate && (
          <>
            <span className="plate">{plate}</span>{" "}
          </>
        )}
        <b>{label}</b>
      </summary>
    </details>
  );
}
