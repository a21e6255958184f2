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

/** Draws lines from the first answers to a hub and from there to the second ones, each with its stops last. */
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
              <path d={d} />
            </g>
          );
        })}
      </g>
      <g className={state["ends"]}>
        {Array.from({ length: ends }, (_, index) => (
          <g key={index}>
            <path d={track(index, ends, 1)} />
            <path d={track(index, ends, 1)} />
          </g>
        ))}
      </g>
      <rect x={-HUB} y={MIDDLE - hub / 2} width={2 * HUB} height={hub} rx={HUB} />
    </svg>
  );
}

/** Returns a path from the edge to the hub, with a diagonal. @param side -1 for left of the hub, 1 for right */
function track(index: number, count: number, side: -1 | 1): string {
  const offset = index - (count - 1) / 2;
  const [outer, inner] = [((index + 0.5) * HEIGHT) / count, MIDDLE + offset * GAUGE];
  const far = `M${side * FAR} ${Math.round(outer)}`;
  const rise = inner - outer;
  if (Math.abs(rise) < 1) return `${far}H0`;
  const near = BEND + LEAD * (count / 2 - Math.abs(offset));
  return `${far}H${side * Math.round(near + Math.abs(rise))}L${side * Math.round(near)} ${Math.round(inner)}H0`;
}
