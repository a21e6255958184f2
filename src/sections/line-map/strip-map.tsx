import { Fragment } from "react";
import { useText } from "../../i18n/language-provider";
import type { MessageId } from "../../i18n/messages";
import type { LineLetter } from "../../model/views/line-letter";
import * as css from "./section.module.css";
import { HUB, stripOf } from "./stations";

const ROW = 48;
const FIRST = 66;
const GAP = 42;

const y = (row: number) => FIRST + row * ROW;

interface StripMapProps {
  letters: readonly LineLetter[];
  /** What the drawing shows, in words. */
  title: string;
}

/** The same network as a strip, for narrow screens. */
export function StripMap({ letters, title }: StripMapProps) {
  const x = (letter: LineLetter) => 17 + letters.indexOf(letter) * GAP;
  const strip = stripOf(letters);
  // The last row at which a line calls: where its stroke ends.
  const end = (letter: LineLetter) => `M${x(letter)} 17V${y(strip.findLastIndex(([all]) => all.includes(letter)))}`;
  return (
    <svg
      className={`${css["net"]} ${css["down"]}`}
      viewBox={`-7 0 357 ${y(strip.length - 1) + 30}`}
      role="img"
      aria-label={title}
    >
      <path d={strip.map(([calling], row) => `M${x(calling[0] ?? "A")} ${y(row)}H212`).join("")} />
      {letters.map((letter) => (
        <path key={letter} data-line={letter} d={end(letter)} />
      ))}
      {letters.includes("D") && <path className={css["hollow"]} d={end("D")} />}
      {strip.map(([calling, name], row) => (
        <Stop key={name} name={name} row={row} at={calling.map(x)} count={letters.length} />
      ))}
      <g textAnchor="middle">
        {letters.map((letter) => (
          <Fragment key={letter}>
            <rect x={x(letter) - 17} width="34" height="34" />
            <text x={x(letter)} y="23.5">
              {letter}
            </text>
          </Fragment>
        ))}
      </g>
    </svg>
  );
}

/** A row: the lines that call there, and its name. At the hub all do. */
function Stop({ name, row, at, count }: { name: MessageId; row: number; at: readonly number[]; count: number }) {
  const text = useText();
  const isHub = name === HUB;
  return (
    <>
      {isHub ? (
        <rect x="-3" y={y(row) - 17} width={count * GAP - 2} height="34" rx="17" />
      ) : (
        at.map((x) => <circle key={x} cx={x} cy={y(row)} r="10" />)
      )}
      <text x="222" y={y(row) + 6}>
        {text(name)}
      </text>
    </>
  );
}
