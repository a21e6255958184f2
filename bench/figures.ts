import { KINDS } from "./browser/traffic";
import { figureOf, WAYS } from "./browser/ways";

export interface Figure {
  /** The name of the figure in a run. */
  id: string;
  label: string;
  unit: "ms" | "KB" | "number" | "shift";
  /** What our site has to keep to (docs/performance.md): at most so many times the floor, or at most so much. */
  aim?: { times: number } | { most: number };
}

/** A picture, a paint: as early as in the page without scripts, but for what runs differ by. */
const AS_EARLY = { times: 1.03 };

/** Of a page that is loaded by a first visitor on a slow phone. */
const LOADING: readonly Figure[] = [
  { id: "firstPaint", label: "first contentful paint, ms", unit: "ms", aim: AS_EARLY },
  { id: "largestPaint", label: "largest contentful paint, ms", unit: "ms", aim: AS_EARLY },
  { id: "pictureShown", label: "first picture shown, ms", unit: "ms", aim: AS_EARLY },
  { id: "blocking", label: "total blocking time, ms", unit: "ms", aim: { most: 10 } },
  { id: "longestTask", label: "longest task before any input, ms", unit: "ms", aim: { most: 50 } },
  { id: "layoutShift", label: "layout shift", unit: "shift", aim: { most: 0 } },
  { id: "menuTap", label: "menu tap after load, ms", unit: "ms", aim: { most: 40 } },
  { id: "scriptsBefore", label: "scripts asked for before the largest paint", unit: "number", aim: { most: 0 } },
  { id: "requestsTillLoad", label: "requests till load", unit: "number" },
  { id: "requestsTillIdle", label: "requests till idle", unit: "number" },
  { id: "allTillLoad", label: "KB till load", unit: "KB" },
  { id: "allTillIdle", label: "KB till idle", unit: "KB" },
];

const AIMS: Partial<Record<string, Figure["aim"]>> = {
  jsTillLoad: { most: 3 },
  jsTillIdle: { most: 85 },
  "warm fast": { most: 50 },
  "warm slow": { most: 110 },
  "cold slow": { times: 0.8 },
};

const BYTES: readonly Figure[] = KINDS.flatMap((kind) =>
  ["Load", "Idle"].map((until): Figure => {
    const id = `${kind}Till${until}`;
    return { id, label: `KB of ${kind} till ${until.toLowerCase()}`, unit: "KB", aim: AIMS[id] };
  }),
);

const STARTING: readonly Figure[] = [
  { id: "menuTapAtStart", label: "menu tap while the runtime starts, ms", unit: "ms", aim: { most: 40 } },
];

const MOVING: readonly Figure[] = WAYS.map((way) => {
  const id = figureOf(way);
  return { id, label: `next page, ${way.mode}, ${way.speed}, ms`, unit: "ms", aim: AIMS[id] };
});

export const FIGURES: readonly Figure[] = [...LOADING, ...STARTING, ...BYTES, ...MOVING];
