import type { ReactNode } from "react";
import { RingList } from "../prose/ring-list";
import * as css from "./platform-sign.module.css";

interface PlatformSignProps {
  /** The number's name. Screen readers skip a number without a name: the text repeats it. */
  label?: string;
  number: string | undefined;
  isPast?: boolean;
  /** HTML of hints for the far end. A sign with hints fills the page's width. */
  hints?: readonly string[];
  children: ReactNode;
}

/** Renders a platform's sign: a large number on white, and a text. A sign of a past event has a frame only. */
export function PlatformSign({ label, number, isPast = false, hints, children }: PlatformSignProps) {
  return (
    <div className={`column ${isPast ? `edged ${css["past"]}` : "on-blue"} ${hints ? css["wide"] : ""}`}>
      {number && (
        <p className={`edged ${css["number"]}`} aria-hidden={!label}>
          {label && <small>{label}</small>} <b>{number}</b>
        </p>
      )}
      <div className={css["text"]}>{children}</div>
      {hints && (
        <div className={css["hints"]}>
          <RingList items={hints} />
        </div>
      )}
    </div>
  );
}
