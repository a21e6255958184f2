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
  /** Where the page says the same in words: no list on a phone, and no caption. */
  isDrawingOnly?: boolean;
}

const FIRST = 300;
const LAST = 1040;
const AXIS = 174;
const APPROACHES = [[AXIS], [AXIS - 60, AXIS + 60], [AXIS - 94, AXIS, AXIS + 94]];

/** A system's box is as wide as its name, at the lettering's widest, within what its neighbours leave. */
const LEAST_BOX = 136;
const LETTER = 9.2;
const PADDING = 28;
const BETWEEN_BOXES = 8;

/** The route of a project: approaches that join, stops, and the systems below them. A list of stops on a phone. */
export function RouteMap({ approaches, stops, text, isDrawingOnly = false }: RouteMapProps) {
  const step = (LAST - FIRST) / (stops.length - 1);
  const boxOf = ({ system = "" }: Stop) =>
    Math.min(Math.max(LEAST_BOX, system.length * LETTER + PADDING), step - BETWEEN_BOXES);
  const starts = APPROACHES[approaches.length - 1] ?? [AXIS];
  const top = Math.min(AXIS - 52, ...starts.map((y) => y - 12));
  const width = Math.max(1120, ...stops.slice(-1).map((stop) => LAST + boxOf(stop) / 2 + 1));
  return (
    <figure>
      <svg className={css["map"]} viewBox={`0 ${top} ${width} ${344 - top}`} role="img" aria-label={text}>
        {starts.map((y) => (
          <path key={y} className={css["route"]} d={approachPath(y)} pathLength={1} />
        ))}
        <path className={css["route"]} d={`M${FIRST} ${AXIS}H${LAST}`} pathLength={1} />
        {approaches.map((name, index) => (
          <text key={name} x="0" y={(starts[index] ?? AXIS) + 6}>
            {name}
          </text>
        ))}
        {stops.map((stop, index) => (
          <MapStop
            key={stop.name}
            stop={stop}
            x={FIRST + index * step}
            box={boxOf(stop)}
            isFirst={index === 0 && starts.length > 1}
            isLast={index === stops.length - 1}
          />
        ))}
      </svg>
      {isDrawingOnly || <InWords approaches={approaches} stops={stops} text={text} />}
    </figure>
  );
}

function InWords({ approaches, stops, text }: RouteMapProps) {
  return (
    <>
      <div className={css["down"]} aria-hidden="true">
        <ul>
          {approaches.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
        <ol className="stops">
          {stops.map(({ name, system }) => (
            <li key={name}>
              <b>{name}</b>
              {system && <span>{system}</span>}
            </li>
          ))}
        </ol>
      </div>
      <figcaption>{text}</figcaption>
    </>
  );
}

/** To the first stop: straight on the axis, or in at 45 degrees. */
function approachPath(y: number): string {
  if (y === AXIS) return `M150 ${AXIS}H${FIRST}`;
  const sign = y < AXIS ? 1 : -1;
  const bend = 280 - Math.abs(AXIS - y);
  return `M150 ${y}H${bend - 20}Q${bend - 8} ${y} ${bend} ${y + sign * 8}L${272} ${AXIS - sign * 8}Q280 ${AXIS} 300 ${AXIS}`;
}

interface MapStopProps {
  stop: Stop;
  x: number;
  box: number;
  /** Where approaches join: its name begins beside them. */
  isFirst: boolean;
  isLast: boolean;
}

/** @returns a system's name in one line or, where its box is too narrow, in two as even as its words allow */
function inLines(name: string, box: number): string[] {
  if (name.length * LETTER <= box) return [name];
  const lengthAt = (space: number) => Math.max(space, name.length - space - 1);
  const [space] = [...name.matchAll(/ /gu)].map(({ index }) => index).sort((a, b) => lengthAt(a) - lengthAt(b));
  return space === undefined ? [name] : [name.slice(0, space), name.slice(space + 1)];
}

function MapStop({ stop, x, box, isFirst, isLast }: MapStopProps) {
  return (
    <>
      {stop.system && (
        <>
          <path className={css["thin"]} d={`M${x} ${AXIS + 22}V286`} pathLength={1} />
          <rect x={x - box / 2} y="286" width={box} height="56" />
          {inLines(stop.system, box).map((line, index, { length }) => (
            <text key={line} x={x} y={(length > 1 ? 309 : 320) + index * 20} textAnchor="middle">
              {line}
            </text>
          ))}
        </>
      )}
      <circle className={isLast ? css["now"] : undefined} cx={x} cy={AXIS} r="15" />
      <text x={isFirst ? x - 15 : x} y={AXIS - 34} textAnchor={isFirst ? "start" : "middle"}>
        {stop.name}
      </text>
    </>
  );
}
