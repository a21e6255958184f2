import { SHARE_PICTURE } from "../../../src/head/share-picture";
import type { ShareCard } from "./share-card";
import { GROUNDS } from "./grounds";
import { logo, plate, risingLines, straightLines } from "./signs";
import { type SetTitle, setEcho, setTitle, type TextArea } from "./set-title";
import type { Typeface } from "./typeface";

const { width: WIDTH, height: HEIGHT } = SHARE_PICTURE;

/** What is read stays this far from the edges: some networks cut them. */
const SAFE = 64;
const LEFT = 80;

/** The page's picture, from here to the right edge, as high as the card. */
export const PANEL = { left: 736, width: WIDTH - 736, height: HEIGHT };

/** Where the bundle's middle runs; a plate beside it ends at the safe area. */
const LINES_Y = 540;

/** The other language's line stands on it, the title above. */
const ECHO_BASELINE = 444;
const TITLE_TOP = 160;
/** From the echo's first baseline up to the title's last. */
const ECHO_DISTANCE = 58;

/** Lines that rise leave room above them: x and y of their upper edge have this sum, less a margin. */
const RISING_SUM = 1196;
/** The hub's left edge, less a margin. */
const HUB = 900;

/** Text ends before the panel, or before the lines that rise at 45° and their hub. */
const rightOf = (hasPanel: boolean) => (baseline: number) =>
  hasPanel ? PANEL.left - 44 : Math.min(HUB, RISING_SUM - baseline);

/** @returns the card as SVG: the same for the same card, on every machine. What `panel` shows is laid over it later. */
export function drawCard(typeface: Typeface, card: ShareCard): string {
  const inks = GROUNDS[card.ground];
  const hasPanel = card.picture !== undefined;
  const { title, echo } = textOf(typeface, card);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${inks.ground}"/>`,
    hasPanel ? straightLines(inks, LINES_Y, PANEL.left) : risingLines(inks, LINES_Y),
    card.code ? plate(typeface, inks, card.code, { right: hasPanel ? PANEL.left : WIDTH - SAFE, y: LINES_Y }) : "",
    logo(typeface, inks, card.name, { x: LEFT, y: SAFE }),
    outlines(typeface, title, inks.title),
    echo ? outlines(typeface, echo, inks.echo) : "",
    "</svg>",
  ].join("\n");
}

/** @returns title and echo with their lines, sizes and places. */
export function textOf(typeface: Typeface, { title, echo, picture }: ShareCard): { title: SetTitle; echo?: SetTitle } {
  const area: TextArea = { left: LEFT, top: TITLE_TOP, bottom: ECHO_BASELINE, right: rightOf(picture !== undefined) };
  const below = echo ? setEcho(typeface, echo, area) : undefined;
  if (!below) return { title: setTitle(typeface, title, area) };
  const first = below.lines[0]?.baseline ?? ECHO_BASELINE;
  return { title: setTitle(typeface, title, { ...area, bottom: first - ECHO_DISTANCE }), echo: below };
}

function outlines(typeface: Typeface, { lines, cut, size }: SetTitle, fill: string): string {
  const data = lines.map(({ text, baseline }) => typeface.outline(text, cut, size, { x: LEFT, baseline }));
  return `<path fill="${fill}" d="${data.join("")}"/>`;
}
