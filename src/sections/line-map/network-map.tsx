import { Fragment } from "react";
import { useText } from "../../intl/language-provider";
import * as css from "./section.module.css";
import { WIDE, WIDE_PLATES } from "./stations";

/** Stations whose names stand the same way share a group. */
const ANCHORS = ["start", "middle", "end"] as const;

const LINE_D = "M76 132H292Q306 132 316 142L416 242Q426 252 440 252H782Q796 252 806 242L906 142Q916 132 930 132H1060";

/** One route each for A to E, told apart by colour and by line style and by letter (design, 5). */
export function NetworkMap() {
  const text = useText();
  return (
    <svg
      className={`${css["net"]} ${css["across"]}`}
      viewBox="23 10 1142 540"
      role="img"
      aria-label={text("map.title")}
    >
      <path className={css["c"]} d="M540 40V500" />
      <path className={css["d"]} d={LINE_D} />
      <path className={css["hollow"]} d={LINE_D} />
      <path
        className={css["a"]}
        d="M76 150H286Q300 150 310 160L410 260Q420 270 434 270H788Q802 270 812 260L912 160Q922 150 936 150H1150"
      />
      <path
        className={css["b"]}
        d="M40 400H240Q254 400 264 390L356 298Q366 288 380 288H640Q654 288 664 298L756 390Q766 400 780 400H1150"
      />
      <path className={css["e"]} d="M40 500H806" />
      <path className={css["end"]} d="M806 476V524" />
      {ANCHORS.map((anchor) => (
        <g key={anchor} textAnchor={anchor}>
          {WIDE.filter((station) => station.anchor === anchor).map(({ name, x, y, textX, textY }) => (
            <Fragment key={name}>
              <circle className={css["station"]} cx={x} cy={y} r="11" />
              <text x={textX} y={textY}>
                {text(name)}
              </text>
            </Fragment>
          ))}
        </g>
      ))}
      <rect className={css["hub"]} x="518" y="230" width="44" height="80" rx="22" />
      <text className={css["big"]} x="506" y="344" textAnchor="end">
        {text("map.hub")}
      </text>
      <g className={css["letter"]} textAnchor="middle">
        {WIDE_PLATES.map(([letter, x, y]) => (
          <Fragment key={letter}>
            <rect x={x} y={y} width="34" height="34" />
            <text x={x + 17} y={y + 23.5}>
              {letter}
            </text>
          </Fragment>
        ))}
      </g>
    </svg>
  );
}
