import { RichText } from "../prose/prose";
import "../numeral.css";
import * as css from "./margin-facts.module.css";

/** A figure that the text names, set large at a part of it. */
export interface MarginFact {
  /** The name of the part. */
  beside: string;
  value: string;
  /** What it counts: HTML made by the build. */
  text: string;
}

/** The figures that running text is about, below it. */
export function MarginFacts({ facts }: { facts: readonly MarginFact[] }) {
  return facts.map(({ value, text }) => (
    <p key={value} className={css["fact"]}>
      <b className="numeral">{value}</b> <RichText html={text} />
    </p>
  ));
}
