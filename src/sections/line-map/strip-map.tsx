import { Fragment } from "react";
import { useText } from "../../intl/language-provider";
import type { LineLetter } from "../../view/line-letter";
import * as css from "./section.module.css";
import { STRIP } from "./stations";

const LETTERS: readonly LineLetter[] = ["A", "B", "C", "D", "E"];
const ROW = 48;
const FIRST = 66;
const HUB = STRIP.findIndex(([letters]) => letters.length === LETTERS.length);

const x = (letter: LineLetter) => 17 + LETTERS.indexOf(letter) * 42;
const y = (row: number) => FIRST + row * ROW;

/** The last row at which a line calls: where its stroke ends. */
const lastRow = (letter: LineLetter) =>
  STRIP.reduce((last, [letters], row) => (letters.includes(letter) ? row : last), 0);

/** The same network as a strip, for narrow screens. The wide map carries the text alternative. */
export function StripMap() {
  const text = useText();
  return (
    <svg
      className={`${css["net"]} ${css["down"]}`}
      viewBox={`-7 0 357 ${y(STRIP.length - 1) + 30}`}
      role="img"
      aria-label={text("map.title")}
    >
      <path
        className={css["leader"]}
        d={STRIP.map(([letters], row) => `M${x(letters[0] ?? "A")} ${y(row)}H212`).join("")}
      />
      {LETTERS.map((letter) => (
        <path key={letter} className={css[letter.toLowerCase()]} d={`M${x(letter)} 17V${y(lastRow(letter))}`} />
      ))}
      <path className={css["hollow"]} d={`M${x("D")} 17V${y(lastRow("D"))}`} />
      {STRIP.map(([letters, name], row) => (
        <Fragment key={name}>
          {row === HUB ? (
            <rect className={css["hub"]} x="-3" y={y(row) - 17} width="208" height="34" rx="17" />
          ) : (
            letters.map((letter) => (
              <circle key={letter} className={css["station"]} cx={x(letter)} cy={y(row)} r="10" />
            ))
          )}
          <text className={row === HUB ? css["big"] : undefined} x="222" y={y(row) + 6}>
            {text(name)}
          </text>
        </Fragment>
      ))}
      <g className={css["letter"]} textAnchor="middle">
        {LETTERS.map((letter) => (
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
