import type { ReactNode } from "react";
import { useText } from "../../i18n/language-provider";
import "./facts.css";
import * as css from "./fact-strip.module.css";

interface FactStripProps {
  from?: string;
  to?: string;
  facts: readonly { term: string; value: string }[];
  /** Lies across the lower edge of what stands above it. */
  isOver?: boolean;
  /** What can be done with it: a row of links at its foot. */
  children?: ReactNode;
}

/** How many facts need a say in how they stand. */
const COUNTS: Partial<Record<number, string>> = { 4: "four", 5: "five", 6: "six" };

/** The long pass of a detail page: from, to, and up to five facts, or six facts alone. */
export function FactStrip({ from, to, facts, isOver = false, children }: FactStripProps) {
  const text = useText();
  return (
    <div className={`${css["strip"]} panel ${isOver ? css["over"] : ""}`}>
      {from && to && (
        <div className={css["route"]}>
          <p>
            <span>{text("pass.from")}</span> <b>{from}</b>
          </p>
          <span aria-hidden="true" />
          <p>
            <span>{text("pass.to")}</span> <b>{to}</b>
          </p>
        </div>
      )}
      <dl className={`facts ${from ? "tear" : ""} ${css[COUNTS[facts.length] ?? ""] ?? ""}`}>
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children && <div className={`cluster screen-only ${css["foot"]}`}>{children}</div>}
    </div>
  );
}
