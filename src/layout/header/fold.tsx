import type { PageLink } from "../../model/views/page-link";
import { currentAbove } from "../aria-current";

interface FoldProps {
  /** What is folded away: it follows, and is shown where this is open (src/layout/header/menu.module.css). */
  links: readonly PageLink[];
  path: string;
  /** The letter of a line. */
  plate?: string;
  label: string;
}

/**
 * What folds pages away on a narrow screen; on a wide one it is their heading, or not there. It holds nothing but its
 * name: what is inside of closed details no style sheet can show. One is open at a time, where the browser knows that.
 */
export function Fold({ links, path, plate, label }: FoldProps) {
  return (
    <details name="lines">
      <summary aria-current={currentAbove(links, path)}>
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
