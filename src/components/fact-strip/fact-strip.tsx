import type { ReactNode } from "react";
import { useText } from "../../i18n/language-provider";
import "./facts.css";
import * as css from "./fact-strip.module.css";

interface FactStripProps {
  from?: string;
  to?: string;
  facts: readonly { term: string; value: ReactNode }[];
  /** Whether it overlaps the picture above. */
  isOverlapping?: boolean;
}

const COUNT_CLASSES: Partial<Record<number, string>> = { 4: "four", 5: "five", 6: "six" };

/** Renders the long pass of a page: start, end, and up to five facts, or six facts alone. */
export function FactStrip({ from, to, facts, isOverlapping = false }: FactStripProps) {
  const text = useText();
  return (
    <div className={`${css["strip"]} column panel ${isOverlapping ? css["overlapping"] : ""}`}>
      {from && to && (
        <div className={css["route"]}>
          <p>
            <span className="term">{text("pass.from")}</span> <b>{from}</b>
          </p>
          <span aria-hidden="true" />
          <p>
            <span className="term">{text("pass.to")}</span> <b>{to}</b>
          </p>
        </div>
      )}
      <dl className={`facts ${from ? "tear" : ""} ${css[COUNT_CLASSES[facts.length] ?? ""] ?? ""}`}>
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
