import type { PageLink } from "../../model/views/page-link";
import { ariaCurrentOfGroup, type AncestorPaths } from "../aria-current";

interface FoldProps {
  /** The pages in its siblings (src/layout/header/menu.module.css). */
  links: readonly PageLink[];
  path: AncestorPaths;
  plate?: string;
  label: string;
}

/**
 * Folds pages away on a narrow screen. On a wide one it is their heading, or hidden. The pages are siblings of it,
 * because CSS can't show the content of closed `details`.
 */
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
