import type { ReactNode } from "react";
import * as css from "./columns.module.css";

/** Text at the left, a side note at the right: 7 + 4 of twelve columns. */
export function Columns({ children, side }: { children: ReactNode; side?: ReactNode }) {
  return (
    <div className={css["columns"]}>
      <div className={css["main"]}>{children}</div>
      {side && <aside className={css["side"]}>{side}</aside>}
    </div>
  );
}
