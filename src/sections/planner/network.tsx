import type { LineLetter } from "../../model/views/line-letter";
import * as css from "./network.module.css";
import * as state from "./section.module.css";

/** Units of the drawing; it is as high as the answers beside it, whatever their number. */
const HEIGHT = 340;
const MIDDLE = HEIGHT / 2;
/** Half of the hub's width, which covers where tracks end. */
const HUB = 22;
/** Between two tracks at the hub. */
const GAUGE = 14;
/** Tracks run on to where the drawing ends, however wide it is. */
const FAR = 2000;
/** Where the innermost track begins to bend, from the middle. */
const BEND = 34;
/** By how much an outer track bends earlier, so that all stay as far apart: tan 22.5°. */
const LEAD = GAUGE * Math.tan(Math.PI / 8);

interface NetworkProps {
  /** The lines on which it hurts; an answer may have none. */
  starts: readonly (LineLetter | undefined)[];
  /** How many places there are to go to. */
  ends: number;
}

/** The lines come together at the hub and fan out again. It repeats what the answers beside it say: for the eye alone. */
export function Network({ starts, ends }: NetworkProps) {
  const hub = Math.max(starts.length, ends) * GAUGE + 2 * HUB;
  return (
    <svg className={css["net"]} viewBox={`-.5 0 1 ${HEIGHT}`} aria-hidden="true">
      <g className={state["ins"]}>
        {starts.map((line, index) => {
          const d = track(index, starts.length, -1);
          return (
            <g key={index} data-line={line}>
              <path d={d} />
              {line === "D" && <path d={d} />}
            </g>
          );
        })}
      </g>
      <g className={state["outs"]}>
        {Array.from({ length: ends }, (_, index) => (
          <g key={index}>
            <path d={track(index, ends, 1)} />
          </g>
        ))}
      </g>
      <rect x={-HUB} y={MIDDLE - hub / 2} width={2 * HUB} height={hub} rx={HUB} />
    </svg>
  );
}

/** @param side -1 at the left of the hub, 1 at its right @returns from the edge straight on, in at 45 degrees, to the hub */
function track(index: number, count: number, side: -1 | 1): string {
  const place = index - (count - 1) / 2;
  const [outer, inner] = [((index + 0.5) * HEIGHT) / count, MIDDLE + place * GAUGE];
  const far = `M${side * FAR} ${Math.round(outer)}`;
  const rise = inner - outer;
  if (Math.abs(rise) < 1) return `${far}H0`;
  const near = BEND + LEAD * (count / 2 - Math.abs(place));
  return `${far}H${side * Math.round(near + Math.abs(rise))}L${side * Math.round(near)} ${Math.round(inner)}H0`;
}
