import { Flaps } from "../../components/flaps/flaps";
import { RichText } from "../../components/prose/prose";
import type { SectionProps } from "../section-frame";
import "../../components/fact-strip/facts.css";
import * as css from "./run-table.module.css";

interface BoardProps {
  section: SectionProps<"differences">["section"];
  /** Formats a figure with the unit of the section. */
  format: (value: number) => string;
}

/** Renders the result of each run. */
export function RunTable({ section: names, format }: BoardProps) {
  const formatGap = (from: number, to: number) => {
    // Computes in cents: floating-point sums leave tiny fractions.
    const gap = Math.round((to - from) * 100) / 100;
    return gap === 0 ? format(0) : (gap > 0 ? "+" : "−") + format(Math.abs(gap));
  };
  return (
    <ol className={`${css["board"]} panel on-ink`} aria-live="polite">
      {names.runs.map((run, index) => (
        <li key={run.day} data-panel={index + 1}>
          <Flaps day={run.day} />
          <dl>
            {[
              [names.old, format(run.old)],
              [names.new, format(run.new)],
              [names.difference, formatGap(run.old, run.new)],
            ].map(([name, value]) => (
              <div key={name}>
                <dt className="term">{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
            <div>
              <dt className="term">{names.cause}</dt>
              <RichText as="dd" html={run.cause} />
            </div>
          </dl>
        </li>
      ))}
    </ol>
  );
}
