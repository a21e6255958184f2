import { RichText } from "../prose/prose";
import "../numeral.css";
import * as css from "./margin-facts.module.css";

/** A figure in large digits below a part of a text. */
export interface MarginFact {
  /** The id of the part. */
  beside: string;
  value: string;
  /** HTML of the build. */
  text: string;
}

export function MarginFacts({ facts }: { facts: readonly MarginFact[] }) {
  return facts.map(({ value, text }) => (
    <p key={value} className={css["fact"]}>
      <b className="numeral">{value}</b> <RichText html={text} />
    </p>
  ));
}
