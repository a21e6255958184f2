/** The signs as SVG: mark, lines with their hub, plate (design: art/og-template.svg, static/favicon.svg). */
import { ink } from "../../../src/styles/inks";
import { CAP_HEIGHT, type Cut, type Typeface } from "./typeface";
import type { Inks } from "./grounds";

const NAME: Cut = { weight: 700, width: 92, tracking: 0 };
const PLATE: Cut = { weight: 700, width: 88, tracking: 0 };

/** The mark and the name beside it. On blue the mark has no square of its own: it would not be seen. */
export function logo(typeface: Typeface, inks: Inks, name: string, { x, y }: { x: number; y: number }): string {
  const [mark, at] =
    inks.ground === MARK_GROUND
      ? [markOnBlue(x, y), { x: x + 76, baseline: y + 49 }]
      : [markInSquare(x, y), { x: x + 74, baseline: y + 41 }];
  return `${mark}<path fill="${inks.title}" d="${typeface.outline(name, NAME, 38, at)}"/>`;
}

/** The mark's square is of the signage blue (static/favicon.svg). */
const MARK_GROUND = ink("blue");

/** The lines without the square, cut to their ends (design, art/og-template.svg). */
function markOnBlue(x: number, y: number): string {
  return `<g transform="translate(${x} ${y - 12.8}) scale(1.6)">${markLines("M2.5 40V17L9 10.5H36M2.5 25.5h13", 19)}</g>`;
}

function markInSquare(x: number, y: number): string {
  const square = `<path fill="${MARK_GROUND}" d="M0 0h40v40H0z"/>`;
  return `<g transform="translate(${x} ${y}) scale(1.4)">${square}${markLines("M12 40V17l6.5-6.5H40M12 25.5h13", 28.5)}</g>`;
}

function markLines(lines: string, dot: number): string {
  const strokes = `<path fill="none" stroke="#fff" stroke-width="5" d="${lines}"/>`;
  return `${strokes}<circle cx="${dot}" cy="25.5" r="5.5" fill="${ink("yellow")}"/>`;
}

/** Six lines in one bundle (design, 5: home hero). */
const COUNT = 6;
const PITCH = 18;
const STROKE = 8;

/** @param y where the bundle's middle runs */
const bundle = (y: number) => Array.from({ length: COUNT }, (_, index) => y + (index - (COUNT - 1) / 2) * PITCH);

/** Lines that run straight to what stands at `x`. */
export function straightLines(inks: Inks, y: number, x: number): string {
  return path(
    inks,
    bundle(y)
      .map((height) => `M0 ${height}H${x}`)
      .join(""),
  );
}

/** Where the bundle turns up by 45°: the centre that all its arcs share, and the smallest of their radii. */
const TURN = { x: 765, radius: 60 };

/** Lines that turn up and leave the picture at its right edge, with the hub where they are one. */
export function risingLines(inks: Inks, y: number): string {
  const [first = y] = bundle(y);
  const centre = first - TURN.radius;
  const half = Math.SQRT1_2;
  const lines = bundle(y).map((height) => {
    const radius = height - centre;
    const [endX, endY] = [TURN.x + radius * half, centre + radius * half];
    return `M0 ${height}H${TURN.x}A${radius} ${radius} 0 0 0 ${round(endX)} ${round(endY)}L${round(endX + 600)} ${round(endY - 600)}`;
  });
  const middle = TURN.radius + ((COUNT - 1) / 2) * PITCH;
  // The hub lies on the bundle's middle, at right angles to it.
  const sum = TURN.x + centre + middle * Math.SQRT2;
  const hub = { x: 1020, y: sum - 1020 };
  const length = (COUNT - 1) * PITCH + 60;
  return (
    path(inks, lines.join("")) +
    `<rect x="${-length / 2}" y="-24" width="${length}" height="48" rx="24" transform="translate(${hub.x} ${round(hub.y)}) rotate(45)" fill="${ink("c-here")}" stroke="${inks.ring}" stroke-width="9"/>`
  );
}

function path(inks: Inks, data: string): string {
  return `<path fill="none" stroke="${inks.line}" stroke-width="${STROKE}" d="${data}"/>`;
}

const round = (value: number) => Math.round(value * 10) / 10;

const PLATE_HEIGHT = 104;
const PLATE_SIZE = 68;

/** @returns the plate with a line's letter or a code; `right` is where it ends, `y` its middle. */
export function plate(
  typeface: Typeface,
  inks: Inks,
  code: string,
  { right, y }: { right: number; y: number },
): string {
  const inkWidth = typeface.measure(code, PLATE, PLATE_SIZE);
  const width = Math.max(PLATE_HEIGHT, Math.round(inkWidth + 48));
  const at = { x: right - width / 2 - inkWidth / 2, baseline: y + (CAP_HEIGHT * PLATE_SIZE) / 2 };
  return (
    `<rect x="${right - width}" y="${y - PLATE_HEIGHT / 2}" width="${width}" height="${PLATE_HEIGHT}" fill="${inks.plate}"/>` +
    `<path fill="${inks.code}" d="${typeface.outline(code, PLATE, PLATE_SIZE, at)}"/>`
  );
}
