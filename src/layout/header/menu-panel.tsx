import { useLanguagePack } from "../../i18n/language-provider";
import type { MenuItem, MenuLine } from "../../i18n/pack";
import type { PageLink } from "../../model/views/page-link";
import { type CurrentPathsProps, ariaCurrentOfGroup, MenuLinks } from "../menu-links";
import * as css from "./menu-panel.module.css";

/** Renders the panel of an entry: lines, links, or both. */
export function MenuPanel({ item: { lines, links = [] }, currentPaths }: { item: MenuItem } & CurrentPathsProps) {
  return (
    <>
      {lines && (
        <ul className={css["lines"]}>
          {lines.map((line) => (
            <Line key={line.line} {...line} currentPaths={currentPaths} />
          ))}
        </ul>
      )}
      <MenuLinks className={css["main"]} links={links} currentPaths={currentPaths} />
    </>
  );
}

function Line({ line, question, links, currentPaths }: MenuLine & CurrentPathsProps) {
  const { lines } = useLanguagePack();
  return (
    <li data-line={line}>
      <Fold links={links} currentPaths={currentPaths} plate={line} label={lines[line].name} />
      {question && <p>{question}</p>}
      <MenuLinks links={links} currentPaths={currentPaths} />
    </li>
  );
}

interface FoldProps extends CurrentPathsProps {
  /** The pages in its siblings (src/layout/header/menu.module.css). */
  links: readonly PageLink[];
  plate?: string;
  label: string;
}

/** Folds its siblings on a narrow screen, as CSS can't show what closed `details` contain. Heads them on a wide one. */
export function Fold({ links, currentPaths, plate, label }: FoldProps) {
  return (
    <details name="lines">
      <summary aria-current={ariaCurrentOfGroup(links, currentPaths)}>
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
