import { useText } from "../../languages/language-provider";
import * as css from "./fact-strip.module.css";

interface FactStripProps {
  from?: string;
  to?: string;
  facts: readonly { term: string; value: string }[];
}

/** The long pass of a detail page: from, to, and up to five facts. */
export function FactStrip({ from, to, facts }: FactStripProps) {
  const text = useText();
  return (
    <div className={css["strip"]}>
      {from && to && (
        <div className={css["route"]}>
          <p>
            <span>{text("pass.from")}</span> <b>{from}</b>
          </p>
          <span className={css["line"]} aria-hidden="true" />
          <p>
            <span>{text("pass.to")}</span> <b>{to}</b>
          </p>
        </div>
      )}
      <dl className={from ? css["cut"] : undefined}>
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
