import { Flaps } from "../../components/flaps/flaps";
import { RichText } from "../../components/prose/prose";
import type { SectionProps } from "../section-props";
import * as css from "./board.module.css";

type Differences = SectionProps<"differences">["section"];
type Run = Differences["runs"][number];
/** Formats a figure with the unit of the section. */
type Format = (value: number) => string;

/** Renders the result of each run. */
export function Board({ section, format }: { section: Differences; format: Format }) {
  return (
    <ol className={`${css["board"]} panel on-ink`} aria-live="polite">
      {section.runs.map((run, index) => (
        <BoardRow key={run.day} panel={index + 1} run={run} names={section} format={format} />
      ))}
    </ol>
  );
}

interface BoardRowProps {
  panel: number;
  run: Run;
  names: Differences;
  format: Format;
}

function BoardRow({ panel, run, names, format }: BoardRowProps) {
  // In cents, because floating-point sums leave tiny fractions.
  const gap = Math.round((run.new - run.old) * 100) / 100;
  const sign = gap > 0 ? "+" : "−";
  const figures = [
    [names.old, format(run.old)],
    [names.new, format(run.new)],
    [names.difference, gap === 0 ? format(0) : sign + format(Math.abs(gap))],
  ];
  return (
    <li data-panel={panel}>
      <Flaps day={run.day} />
      <dl>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{names.cause}</dt>
          <RichText as="dd" html={run.cause} />
        </div>
      </dl>
    </li>
  );
}
