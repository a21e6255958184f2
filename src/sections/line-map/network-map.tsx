import { Fragment } from "react";
import { useText } from "../../i18n/language-provider";
import type { LineLetter } from "../../model/views/line-letter";
import * as css from "./section.module.css";
import { WIDE, WIDE_LINES, WIDE_PLATES } from "./stations";

/** Stations whose names stand the same way share a group. */
const ANCHORS = ["start", "middle", "end"] as const;

interface NetworkMapProps {
  letters: readonly LineLetter[];
  /** What the drawing shows, in words. */
  title: string;
}

/** One route for each line, told apart by colour and by line style and by letter (design, 5). */
export function NetworkMap({ letters, title }: NetworkMapProps) {
  const text = useText();
  const stations = WIDE.filter(({ line }) => letters.includes(line));
  return (
    <svg className={`${css["net"]} ${css["across"]}`} viewBox="23 10 1142 540" role="img" aria-label={title}>
      {WIDE_LINES.filter(([letter]) => letters.includes(letter)).map(([letter, d]) => (
        <Fragment key={letter}>
          <path data-line={letter} d={d} pathLength={letter === "E" ? undefined : 1} />
          {letter === "D" && <path className={css["hollow"]} d={d} pathLength={1} />}
          {letter === "E" && <path className={css["end"]} d="M806 476V524" />}
        </Fragment>
      ))}
      {ANCHORS.map((anchor) => (
        <g key={anchor} textAnchor={anchor}>
          {stations
            .filter((station) => station.anchor === anchor)
            .map(({ name, x, y, textX, textY }) => (
              <Fragment key={name}>
                <circle cx={x} cy={y} r="11" />
                <text x={textX} y={textY}>
                  {text(name)}
                </text>
              </Fragment>
            ))}
        </g>
      ))}
      <rect x="518" y="230" width="44" height="80" rx="22" />
      <text x="506" y="362" textAnchor="end">
        {text("map.hub")}
      </text>
      <Plates letters={letters} />
    </svg>
  );
}

function Plates({ letters }: Pick<NetworkMapProps, "letters">) {
  return (
    <g textAnchor="middle">
      {WIDE_PLATES.filter(([letter]) => letters.includes(letter)).map(([letter, x, y]) => (
        <Fragment key={letter}>
          <rect x={x} y={y} width="34" height="34" />
          <text x={x + 17} y={y + 23.5}>
            {letter}
          </text>
        </Fragment>
      ))}
    </g>
  );
}
