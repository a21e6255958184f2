import type { ReactNode } from "react";
import { RichText } from "../prose/prose";
import "../numeral.css";
import * as css from "./margin-facts.module.css";

/** A figure that the text names, set large beside a part of it. */
export interface MarginFact {
  /** The name of the part. */
  beside: string;
  value: string;
  /** What it counts: HTML made by the build. */
  text: string;
}

/** Running text, and in the margin beside it the figures that it is about; without any, the text alone. */
export function MarginFacts({ facts, children }: { facts: readonly MarginFact[]; children: ReactNode }) {
  if (facts.length === 0) return children;
  return (
    <div className={`${css["beside"]} split`}>
      <div>{children}</div>
      <div className={css["facts"]}>
        {facts.map(({ value, text }) => (
          <p key={value}>
            <b className="numeral">{value}</b> <RichText html={text} />
          </p>
        ))}
      </div>
    </div>
  );
}
