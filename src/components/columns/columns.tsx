import type { ReactNode } from "react";
import * as css from "./columns.module.css";

interface ColumnsProps {
  children: ReactNode;
  side: { heading: string; content: ReactNode };
}

export function Columns({ children, side }: ColumnsProps) {
  return (
    <div className={`${css["columns"]} split`}>
      <div>{children}</div>
      <aside aria-label={side.heading}>
        <h3>{side.heading}</h3>
        {side.content}
      </aside>
    </div>
  );
}
