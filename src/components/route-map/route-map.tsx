import * as css from "./route-map.module.css";

interface Stop {
  name: string;
  system?: string | undefined;
}

interface RouteMapProps {
  approaches: readonly string[];
  stops: readonly Stop[];
  /** What the map shows: its text alternative and its caption. */
  text: string;
}

const FIRST = 300;
const LAST = 1040;
const AXIS = 174;
const APPROACHES = [[AXIS], [AXIS - 60, AXIS + 60], [AXIS - 94, AXIS, AXIS + 94]];

/** The route of a project: approaches that join, stops, and the systems below them. A list of stops on a phone. */
export function RouteMap({ approaches, stops, text }: RouteMapProps) {
  const at = (index: number) => FIRST + (index * (LAST - FIRST)) / (stops.length - 1);
  const starts = APPROACHES[approaches.length - 1] ?? [AXIS];
  return (
    <figure>
      <svg className={css["map"]} viewBox="0 0 1120 370" role="img" aria-label={text}>
        {starts.map((y) => (
          <path key={y} className={css["route"]} d={approachPath(y)} />
        ))}
        {approaches.map((name, index) => (
          <text key={name} x="0" y={(starts[index] ?? AXIS) + 6}>
            {name}
          </text>
        ))}
        {stops.map((stop, index) => (
          <MapStop key={stop.name} stop={stop} x={at(index)} isLast={index === stops.length - 1} />
        ))}
      </svg>
      <div className={css["down"]} aria-hidden="true">
        <ul className={css["approaches"]}>
          {approaches.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
        <ol className={css["stops"]}>
          {stops.map(({ name, system }) => (
            <li key={name}>
              <b>{name}</b>
              {system && <span>{system}</span>}
            </li>
          ))}
        </ol>
      </div>
      <figcaption>{text}</figcaption>
    </figure>
  );
}

/** Straight on the axis, or in at 45 degrees. */
function approachPath(y: number): string {
  if (y === AXIS) return `M150 ${AXIS}H${LAST}`;
  const sign = y < AXIS ? 1 : -1;
  const bend = 280 - Math.abs(AXIS - y);
  return `M150 ${y}H${bend - 20}Q${bend - 8} ${y} ${bend} ${y + sign * 8}L${272} ${AXIS - sign * 8}Q280 ${AXIS} 300 ${AXIS}`;
}

function MapStop({ stop, x, isLast }: { stop: Stop; x: number; isLast: boolean }) {
  return (
    <>
      {stop.system && (
        <>
          <path className={css["thin"]} d={`M${x} ${AXIS + 22}V286`} />
          <rect className={css["system"]} x={x - 68} y="286" width="136" height="56" />
          <text x={x} y="320" textAnchor="middle">
            {stop.system}
          </text>
        </>
      )}
      <circle className={isLast ? css["now"] : css["node"]} cx={x} cy={AXIS} r="15" />
      <text x={x} y={AXIS - 34} textAnchor="middle">
        {stop.name}
      </text>
    </>
  );
}
