import { SOFT_HYPHEN, withSeams } from "../../../src/content/soft-hyphens";
import { breakLines } from "./break-lines";
import { CAP_HEIGHT, type Cut, type Typeface } from "./typeface";

export interface TextArea {
  left: number;
  /** The lowest baseline. */
  bottom: number;
  /** The top of the highest capital. */
  top: number;
  /** The right end of a line, by its baseline. */
  right: (baseline: number) => number;
}

export interface SetTitle {
  cut: Cut;
  size: number;
  lines: { text: string; baseline: number }[];
}

interface Step {
  size: number;
  cut: Cut;
  /** Of lines. */
  most: number;
}

const TITLE: Cut = { weight: 700, width: 88, tracking: -0.026 };
/** What a German compound gets before it gets smaller (design, section 3: the width axis). */
const NARROW: Cut = { ...TITLE, width: 78 };

/** The sizes, each in how many lines at most: a single word may be larger than a title of the board (108). */
const STEPS: readonly Step[] = [
  { size: 128, cut: TITLE, most: 1 },
  { size: 108, cut: TITLE, most: 2 },
  { size: 96, cut: TITLE, most: 2 },
  { size: 84, cut: TITLE, most: 3 },
  { size: 84, cut: NARROW, most: 3 },
  { size: 68, cut: TITLE, most: 4 },
  { size: 68, cut: NARROW, most: 4 },
  { size: 56, cut: TITLE, most: 4 },
  { size: 56, cut: NARROW, most: 4 },
];

/** For words without a seam that have no room otherwise; no title of the site needs them. */
const LAST_STEPS: readonly Step[] = [
  { size: 44, cut: NARROW, most: 4 },
  { size: 36, cut: NARROW, most: 5 },
];

/** What being smaller, or narrower, costs: a better break may be worth a step, and a widow always is. */
const costOfStep = ({ size, cut }: Step) => 0.6 * Math.log(128 / size) + (cut === NARROW ? 0.04 : 0);

/** Signs of a word that stay together where even the smallest size has no room for the whole. */
const TOGETHER = 12;

/** Sets a title from the bottom of the area upwards. @throws where it has no room in any size */
export function setTitle(typeface: Typeface, title: string, area: TextArea): SetTitle {
  const parted = withSeams(title, TOGETHER).replaceAll("\u200B", SOFT_HYPHEN);
  const tries = [STEPS, LAST_STEPS].map((steps) => ({ steps, text: title }));
  const [chosen] = [...tries, { steps: LAST_STEPS, text: parted }].flatMap(({ steps, text }) =>
    steps
      .flatMap((step) => {
        const set = setIn(typeface, text, area, step, 1);
        return set ? { ...set, cost: set.cost + costOfStep(step) } : [];
      })
      .sort((one, other) => one.cost - other.cost),
  );
  if (!chosen) throw new Error(`"${title}" has no room in a share picture: give the page a shorter title`);
  return chosen;
}

/** @param leadingInEm the distance of baselines, in em */
function setIn(typeface: Typeface, text: string, area: TextArea, { size, cut, most }: Step, leadingInEm: number) {
  const leading = Math.round(size * leadingInEm);
  const baselineOf = (index: number, count: number) => area.bottom - (count - 1 - index) * leading;
  const highest = Math.floor((area.bottom - area.top - size * CAP_HEIGHT) / leading) + 1;
  const found = breakLines(text, {
    widthOf: (part) => typeface.measure(part, cut, size),
    room: (index, count) => area.right(baselineOf(index, count)) - area.left,
    most: Math.min(most, highest),
  });
  if (!found) return undefined;
  const lines = found.lines.map((line, index) => ({ text: line, baseline: baselineOf(index, found.lines.length) }));
  return { cut, size, lines, cost: found.cost };
}

const ECHO: Cut = { weight: 350, width: 88, tracking: -0.004 };
/** In one line where it fits. */
const ECHO_STEPS = [
  { size: 38, most: 1 },
  { size: 34, most: 1 },
  { size: 30, most: 1 },
  { size: 34, most: 2 },
  { size: 28, most: 2 },
];

/** Sets the other language's line at the bottom of the area, where it has room. */
export function setEcho(typeface: Typeface, echo: string, area: TextArea): SetTitle | undefined {
  for (const { size, most } of ECHO_STEPS) {
    const set = setIn(typeface, echo, area, { size, most, cut: ECHO }, 1.15);
    if (set) return set;
  }
  return undefined;
}
