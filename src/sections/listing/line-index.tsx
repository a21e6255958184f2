import type { ReactNode } from "react";
import { useLanguagePack } from "../../i18n/language-provider";
import type { LineLetter } from "../../model/views/line-letter";
import * as css from "./line-index.module.css";

interface LineIndexProps {
  label: string | undefined;
  /** Content above the lines, in the columns of their stops. */
  head?: ReactNode;
  letters: readonly LineLetter[];
  /** Returns the stops of a line, as a list of links. */
  children: (letter: LineLetter) => ReactNode;
}

/** Shows lines with stops, which are links. */
export function LineIndex({ label, head, letters, children }: LineIndexProps) {
  const { lines } = useLanguagePack();
  return (
    <nav className={`${css["index"]} on-blue`} aria-label={label}>
      {head}
      <ul className="hairlines">
        {letters.map((letter) => (
          <li key={letter} data-line={letter}>
            <span>
              <span className="plate">{letter}</span> {lines[letter].name}
            </span>
            {children(letter)}
          </li>
        ))}
      </ul>
    </nav>
  );
}
