import { useLanguagePack, useText } from "../../i18n/language-provider";
import type { PageView } from "../../model/page-view";
import type { Card } from "../../model/views/card";
import { FARE_MAP_START, FARE_MAP_WIDTH, type FareMap, type FareStop } from "../../model/views/fare-map";
import * as css from "./fare-map.module.css";

/** The distance between two lines, and of the first from the top. */
const PITCH = 88;
const TOP = 72;

/** Draws the lines with a stop per offer, whose distance is its price. On phones the board alone is shown. */
export function FareMapDrawing({ map: { ticks, lines }, cards }: { map: FareMap; cards: PageView["cards"] }) {
  const { lines: names } = useLanguagePack();
  const text = useText();
  const end = TOP + PITCH * (lines.length - 1) + 44;
  return (
    <nav className={css["map"]} aria-label={text("fares.map")}>
      <svg viewBox={`0 0 ${FARE_MAP_WIDTH} ${end + 36}`} fontSize="16.5">
        <g aria-hidden="true" textAnchor="middle">
          {ticks.map(([x, label]) => (
            <g key={x}>
              <path d={`M${x} 26V${end}`} strokeOpacity="0.3" />
              <text x={x} y="14">
                {label}
              </text>
            </g>
          ))}
        </g>
        {lines.map(({ letter, stops }, index) => (
          <g key={letter} data-line={letter} transform={`translate(0 ${TOP + PITCH * index})`}>
            <rect y="-20" width="40" height="40" />
            <text x="20" y="8" fontSize="22" textAnchor="middle">
              {letter}
            </text>
            <text x="54" y="7" fontSize="19">
              {names[letter].name}
            </text>
            <path d={`M${FARE_MAP_START} 0H${FARE_MAP_WIDTH}`} strokeWidth={letter === "D" ? 11 : 8} />
            {letter === "D" && <path d={`M${FARE_MAP_START} 0H${FARE_MAP_WIDTH}`} strokeWidth="4" />}
            {[...stops].sort(dotsFirst).map((stop) => (
              <Stop key={stop.route} stop={stop} card={cards[stop.route]} />
            ))}
          </g>
        ))}
        <g aria-hidden="true" transform={`translate(9 ${end + 24})`} fontSize="15">
          <circle r="7" />
          <text x="16" y="5">
            {text("fares.key")}
          </text>
          <circle cx="460" r="7" className={css["fixed"]} />
          <text x="476" y="5">
            {text("fares.keyFixed")}
          </text>
        </g>
      </svg>
    </nav>
  );
}

const dotsFirst = (one: FareStop, other: FareStop) => Number(other.isFixed) - Number(one.isFixed);

function Stop({ stop: { x, amount, isFixed, label }, card }: { stop: FareStop; card: Card | undefined }) {
  if (!card) return null;
  return (
    <a href={card.path}>
      <circle cx={x} r="12" className={css["gap"]} />
      <circle cx={x} r="8" className={isFixed ? css["fixed"] : undefined} />
      <text x={label.x} y={label.isAbove ? -19 : 32} textAnchor={label.isEnd ? "end" : undefined}>
        {`${card.label ?? card.title} `}
        <tspan>{amount}</tspan>
      </text>
    </a>
  );
}
