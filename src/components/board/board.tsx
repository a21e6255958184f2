import type { ReactNode } from "react";
import { useText } from "../../i18n/language-provider";
import type { MessageId } from "../../i18n/messages";
import { Icon, type IconName } from "../icon/icon";
import * as css from "./board.module.css";

export interface BoardRow {
  path: string;
  title: string;
  /** Date flaps or a plate. */
  mark: ReactNode;
  kind?: { icon: IconName; name: string } | undefined;
  place: string;
  second?: ReactNode;
  state?: ReactNode;
  isNew?: boolean;
}

interface BoardProps {
  rows: readonly BoardRow[];
  columns: readonly MessageId[];
  className?: string | undefined;
}

/** Renders the departure board. Assistive technology skips the column heads: each row reads as a sentence. */
export function Board({ rows, columns, className = "" }: BoardProps) {
  const text = useText();
  return (
    <div className={`${css["board"]} ${className} panel on-ink`}>
      <div aria-hidden="true">
        {columns.map((column) => (
          <span key={column}>{text(column)}</span>
        ))}
      </div>
      <ul>
        {rows.map((row) => (
          <li key={row.path} className="cover">
            <span>{row.mark}</span>
            {row.kind && (
              <span className={`quiet ${css["kind"]}`}>
                <Icon name={row.kind.icon} />
                {` ${row.kind.name}`}
              </span>
            )}
            <b>
              <a href={row.path}>{row.title}</a>
            </b>
            <span className={`quiet ${css["place"]}`}>{row.place}</span>
            {row.second && <span className="quiet">{row.second}</span>}
            <span className={row.isNew ? css["fresh"] : undefined}>{row.state}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
