import { RichText } from "../../components/prose/prose";
import { Table } from "../../components/table/table";
import { SectionFrame, type SectionProps } from "../section-frame";
import * as css from "./section.module.css";

type Timetable = SectionProps<"timetable">["section"];
type Call = Timetable["trains"][number]["calls"][number];

/** Renders a drawing, and a table with the same times. A train has its number in both. */
export default function TimetableSection({ section, isLast }: SectionProps<"timetable">) {
  const { stops, trains, corner, unit, note } = section;
  return (
    <SectionFrame section={section} isLast={isLast}>
      <figure className={css["figure"]}>
        <Drawing timetable={section} />
        <Table
          corner={
            <>
              {corner} <small>({unit})</small>
            </>
          }
          columns={stops}
          rows={trains.map(({ name, calls, here }) => ({
            name,
            cells: stops.map((_stop, index) => formatTime(calls[index])),
            className: here ? css["here"] : undefined,
          }))}
        />
        <RichText as="figcaption" html={note} />
      </figure>
    </SectionFrame>
  );
}

function formatTime(call: Call | undefined): string {
  if (!call) return "–";
  const { arrives, leaves = arrives } = call;
  return arrives === leaves ? `${arrives}` : `${arrives}–${leaves}`;
}

/** Draws trains as lines. SVG attributes take percentages, since the CSP forbids inline styles. */
function Drawing({ timetable: { stops, trains, columns, unit, marks = [] } }: { timetable: Timetable }) {
  const x = (column: number) => percent((column - 0.5) / columns);
  const y = (row: number) => percent((row + 0.5) / stops.length);
  return (
    <div className={css["drawing"]} aria-hidden="true">
      <ul>
        {stops.map((stop) => (
          <li key={stop}>{stop}</li>
        ))}
      </ul>
      {marks.length > 0 && <MarkNames marks={marks} x={x} />}
      <svg className={css["lines"]}>
        {stops.map((stop, row) => (
          <line key={stop} className={css["stop"]} x2="100%" y1={y(row)} y2={y(row)} />
        ))}
        {marks.map(({ at, name }) => (
          <line key={name} className={css["mark"]} x1={x(at)} x2={x(at)} y2="100%" />
        ))}
        {trains.map(({ name, calls, here }, index) => (
          <g key={name} className={here ? css["here"] : undefined} data-train={index + 1}>
            {createLegs(calls).map(([from, to], leg) => (
              <line key={leg} x1={x(from.at)} y1={y(from.stop)} x2={x(to.at)} y2={y(to.stop)} />
            ))}
          </g>
        ))}
        {trains.map(({ name, calls, here }, index) => {
          const [from, to] = findLongest(createLegs(calls));
          const [left, top] = [x((from.at + to.at) / 2), y((from.stop + to.stop) / 2)];
          return (
            <g key={name} className={here ? css["here"] : undefined}>
              <circle cx={left} cy={top} r="11" />
              <text x={left} y={top} dy="0.36em">
                {index + 1}
              </text>
            </g>
          );
        })}
      </svg>
      <ol>
        {Array.from({ length: columns }, (_, index) => (
          <li key={index}>{index + 1}</li>
        ))}
      </ol>
      <p className="quiet">{unit}</p>
    </div>
  );
}

/** Draws the names of marks left of their lines, one per row. Later marks are higher, so no line crosses a name. */
function MarkNames({ marks, x }: { marks: NonNullable<Timetable["marks"]>; x(column: number): string }) {
  const sorted = [...marks].sort((one, other) => one.at - other.at);
  const rows = (count: number) => `${count * 1.75}em`;
  return (
    <svg className={css["names"]} height={rows(sorted.length)}>
      {sorted.map(({ at, name }, index) => (
        <g key={name} className={css["mark"]}>
          <line x1={x(at)} x2={x(at)} y1={rows(sorted.length - index - 1)} y2="100%" />
          <text x={x(at)} y={rows(sorted.length - index - 0.35)} dx="-0.5em">
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}

type Point = { at: number; stop: number };
type Leg = readonly [from: Point, to: Point];

/** Finds the leg for the number of a train. Trains often share their first and their last stop. */
function findLongest(legs: readonly Leg[]): Leg {
  const lengthOf = ([from, to]: Leg) => to.at - from.at;
  return legs.reduce((longest, leg) => (lengthOf(leg) > lengthOf(longest) ? leg : longest));
}

/** Returns the strokes of a line: along a stop while a train waits, and down to the next stop. */
function createLegs(calls: readonly Call[]): Leg[] {
  const points = calls.flatMap(({ arrives, leaves = arrives }, stop) => [
    { at: arrives, stop },
    { at: leaves, stop },
  ]);
  return points.slice(1).flatMap((to, index) => {
    const from = points[index];
    return from && (from.at !== to.at || from.stop !== to.stop) ? [[from, to]] : [];
  });
}

const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;
