/**
 * Class names that say one thing in every look, so that what stands once in one mockup needs no rule of a style sheet: words as
 * `row` and `soft`, and a property with its value, as `gap-8`, `padding-13-24`, `on-sea`.
 */

/** Later ones win: what is `row baseline` stands on its base line. */
const WORDS: Readonly<Record<string, string>> = {
  flex: "display:flex",
  row: "display:flex;align-items:center",
  grid: "display:grid",
  block: "display:block",
  boxed: "display:inline-block",
  unseen: "display:none",
  middle: "align-items:center",
  baseline: "align-items:baseline",
  between: "justify-content:space-between",
  push: "margin-inline-start:auto",
  wide: "grid-column:1/-1",
  stretch: "width:100%",
  tall: "height:100%",
  clip: "overflow:hidden",
  relative: "position:relative",
  rigid: "flex:none",
  shrinks: "min-height:0",
  packed: "align-content:start",
  "top-aligned": "align-self:start",
  "at-end": "align-self:end",
  "one-auto": "grid-template-columns:1fr auto",
  "auto-one": "grid-template-rows:auto 1fr",
  centre: "place-items:center",
  paper: "background:#fff",
  clear: "background:none",
  lined: "border:1px solid var(--line)",
  ruled: "border-top:1px solid var(--line)",
  underlined: "border-bottom:1px solid var(--line)",
  round: "border-radius:50%",
  unfilled: "fill:none",
  bare: "appearance:none",
  nowrap: "white-space:nowrap",
  left: "text-align:left",
  right: "text-align:right",
  centred: "text-align:center",
  "middle-anchored": "text-anchor:middle",
  ink: "color:var(--ink)",
  soft: "color:var(--soft)",
  white: "color:#fff",
  regular: "font-weight:400",
  medium: "font-weight:500",
  semibold: "font-weight:600",
  strong: "font-weight:650",
  bold: "font-weight:700",
  heavy: "font-weight:800",
  upright: "font-style:normal",
  tight: "letter-spacing:-0.02em",
  tabular: "font-variant-numeric:tabular-nums",
  undecorated: "text-decoration:none",
  dense: "line-height:1.1",
  snug: "line-height:1.15",
  close: "line-height:1.2",
};

const lengths = (value: string) =>
  /^(?:(?:^|-)(?:-?[\d.]+(?:fr|em|%)?|auto))+$/u.test(value) &&
  value
    .split(/(?<=[^-])-/u)
    .map((part) => (/^-?[\d.]+$/u.test(part) && part !== "0" ? `${part}px` : part))
    .join(" ");
const number = (value: string) => /^[\d.]+(?:px)?$/u.test(value) && value;
const colour = (value: string) => (/^#|^none$/u.test(value) ? value : `var(--${value})`);
const line = (value: string) => {
  const [, width, name] = /^([\d.]+)-(.+)$/u.exec(value) ?? [];
  return name ? `${width}px solid ${colour(name)}` : value === "0" && value;
};

/**
 * Properties with their values: lengths in pixels or in a unit that is named (`padding-13-24`, `columns-86-1fr`, `below--4`),
 * numbers, colours of the look or of no name (`on-sea`, `on-#fde9e2`), solid lines (`border-2-plum`).
 */
const PROPERTIES: Readonly<Record<string, readonly [property: string, valueOf: (value: string) => string | false]>> = {
  size: ["font-size", lengths],
  leading: ["line-height", number],
  weight: ["font-weight", number],
  tracking: ["letter-spacing", lengths],
  gap: ["gap", lengths],
  columns: ["grid-template-columns", lengths],
  rows: ["grid-template-rows", lengths],
  width: ["width", lengths],
  height: ["height", lengths],
  margin: ["margin", lengths],
  below: ["margin-top", lengths],
  above: ["margin-bottom", lengths],
  after: ["margin-left", lengths],
  before: ["margin-right", lengths],
  padding: ["padding", lengths],
  "padding-top": ["padding-top", lengths],
  "padding-bottom": ["padding-bottom", lengths],
  "padding-left": ["padding-left", lengths],
  "padding-right": ["padding-right", lengths],
  corner: ["border-radius", lengths],
  on: ["background", colour],
  in: ["color", colour],
  accent: ["accent-color", colour],
  fill: ["fill", colour],
  stroke: ["stroke", colour],
  thick: ["stroke-width", number],
  border: ["border", line],
  outline: ["outline", line],
  "line-top": ["border-top", line],
  "line-bottom": ["border-bottom", line],
  "line-left": ["border-left", line],
  edge: ["border-color", colour],
};

/**
 * @param markup whose class names are looked up; one that is neither a word nor a property with a value is the look's own
 * @returns the rules of those that occur, in the order of the tables here, whatever their order in the markup
 */
export function utilitiesIn(markup: string): string {
  const lists = [...markup.matchAll(/ class="([^"]*)"/gu)].map(([, list = ""]) => list.split(" "));
  const names = [...new Set(lists.flat())].sort();
  const words = Object.entries(WORDS).filter(([word]) => names.includes(word));
  const valued = Object.entries(PROPERTIES).flatMap(([prefix, [property, valueOf]]) =>
    names.flatMap((name) => {
      const value = name.startsWith(`${prefix}-`) && valueOf(name.slice(prefix.length + 1));
      return value ? [[name, `${property}:${value}`] as const] : [];
    }),
  );
  return [...words, ...valued].map(([name, declarations]) => `[class~="${name}"]{${declarations}}`).join("\n");
}
