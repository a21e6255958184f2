import { Flaps } from "../../components/flaps/flaps";
import { RichText } from "../../components/prose/prose";
import type { SectionProps } from "../section-props";
import * as css from "./board.module.css";

type Differences = SectionProps<"differences">["section"];
type Run = Differences["runs"][number];
/** A figure in the unit of the section. */
type Say = (value: number) => string;

/** What was found on each day. */
export function Board({ section, say }: { section: Differences; say: Say }) {
  return (
    <ol className={`${css["board"]} panel on-ink`} aria-live="polite">
      {section.runs.map((run, index) => (
        <BoardRow key={run.day} panel={index + 1} run={run} names={section} say={say} />
      ))}
    </ol>
  );
}

interface BoardRowProps {
  panel: number;
  run: Run;
  names: Differences;
  say: Say;
}

function BoardRow({ panel, run, names, say }: BoardRowProps) {
  // In cents, or what is left of a sum would be a hair's breadth.
  const gap = Math.round((run.new - run.old) * 100) / 100;
  const sign = gap > 0 ? "+" : "−";
  const figures = [
    [names.old, say(run.old)],
    [names.new, say(run.new)],
    [names.difference, gap === 0 ? say(0) : sign + say(Math.abs(gap))],
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
