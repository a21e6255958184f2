import type { LineLetter } from "../../model/views/line-letter";
import * as css from "./network.module.css";
import * as state from "./planner.module.css";

/** The height of the drawing, which CSS scales to the height of the answers. */
const HEIGHT = 340;
const MIDDLE = HEIGHT / 2;
/** Half of the hub's width. The hub covers the ends of the tracks. */
const HUB = 22;
/** The distance between tracks at the hub. */
const GAUGE = 14;
/** The length of a track, beyond the edge of the widest drawing. */
const FAR = 2000;
/** The distance from the middle at which the innermost track bends. */
const BEND = 34;
/** The additional distance at which an outer track bends, so that the gap stays constant: tan 22.5°. */
const LEAD = GAUGE * Math.tan(Math.PI / 8);

/** Draws lines from the first answers to a hub and from there to the second ones. Assistive technology skips it. */
export function Network({ starts, ends }: { starts: readonly (LineLetter | undefined)[]; ends: number }) {
  const hub = Math.max(starts.length, ends) * GAUGE + 2 * HUB;
  return (
    <svg className={css["net"]} viewBox={`-.5 0 1 ${HEIGHT}`} aria-hidden="true">
      <g className={state["starts"]}>
        {starts.map((line, index) => {
          const d = track(index, starts.length, -1);
          return (
            <g key={index} data-line={line}>
              <path d={d} />
              {line === "D" && <path d={d} />}
              <Stops at={[-130, -80]} index={index} count={starts.length} />
            </g>
          );
        })}
      </g>
      <g className={state["ends"]}>
        {Array.from({ length: ends }, (_, index) => (
          <g key={index}>
            <path d={track(index, ends, 1)} />
            <Stops at={[100]} index={index} count={ends} />
          </g>
        ))}
      </g>
      <rect x={-HUB} y={MIDDLE - hub / 2} width={2 * HUB} height={hub} rx={HUB} />
    </svg>
  );
}

/** Draws stops on a track, which are visible on the chosen one. @param props.at their distances from the hub */
function Stops({ at, index, count }: { at: readonly number[]; index: number; count: number }) {
  const { outer, inner, near } = bendOf(index, count);
  return at.map((x) => {
    const risen = Math.min(Math.max(Math.abs(x) - near, 0), Math.abs(inner - outer));
    return <circle key={x} cx={x} cy={Math.round(inner + Math.sign(outer - inner) * risen)} r="11" />;
  });
}

/** Returns a path from the edge to the hub, with a diagonal. @param side -1 for left of the hub, 1 for right */
function track(index: number, count: number, side: -1 | 1): string {
  const { outer, inner, near } = bendOf(index, count);
  const far = `M${side * FAR} ${Math.round(outer)}`;
  const rise = Math.abs(inner - outer);
  if (rise < 1) return `${far}H0`;
  return `${far}H${side * Math.round(near + rise)}L${side * Math.round(near)} ${Math.round(inner)}H0`;
}

/** Returns the heights of a track at the edge and at the hub, and the distance of its bend from the hub. */
function bendOf(index: number, count: number) {
  const offset = index - (count - 1) / 2;
  const near = BEND + LEAD * (count / 2 - Math.abs(offset));
  return { outer: ((index + 0.5) * HEIGHT) / count, inner: MIDDLE + offset * GAUGE, near };
}
