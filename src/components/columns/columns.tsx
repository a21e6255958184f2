import type { ReactNode } from "react";
import * as css from "./columns.module.css";

interface ColumnsProps {
  children: ReactNode;
  /** Beside the text: the heading names it, for the eye and as a landmark. */
  side?: { heading: string; content: ReactNode } | undefined;
}

/** Text at the left, a side note at the right: 7 + 4 of twelve columns. */
export function Columns({ children, side }: ColumnsProps) {
  return (
    <div className={`${css["columns"]} split`}>
      <div>{children}</div>
      {side && (
        <aside aria-label={side.heading}>
          <h3>{side.heading}</h3>
          {side.content}
        </aside>
      )}
    </div>
  );
}
