/**
 * What moves into its place in a drawing, once, half a second long: the part that its file names by a class, such as
 * `<g class="from-left">`. The style stands in the drawing's own file, as a browser asks for it; whoever wants less motion,
 * a browser without it and a share picture see the drawing as it is drawn (docs/decisions/0005-pictures.md).
 */

/** How it begins, in the drawing's own units, and around which point of it. */
const MOTIONS: Readonly<Record<string, readonly [from: string, origin?: string]>> = {
  "from-left": ["translate:-120px"],
  "from-right": ["translate:120px"],
  "from-above": ["translate:0 -120px"],
  "from-below": ["translate:0 120px"],
  swings: ["rotate:10deg", "50% 0"],
  turns: ["rotate:-90deg", "50%"],
  grows: ["scale:0", "50%"],
  lifts: ["rotate:20deg", "0 100%"],
  extends: ["scale:0 1", "0"],
};
/** At once: in Chromium a picture that does not change for a while, as during a delay, stays at its beginning for good. */
const TIMING = ".8s cubic-bezier(.5,0,.2,1)";
export const MOTION_SETTINGS = JSON.stringify([MOTIONS, TIMING]);

/**
 * @param svg a drawing without a style of its own
 * @returns the same with the style of its motion, if it names one. A part with a transform of its own stays still: another
 *   origin would draw it elsewhere
 */
export function withMotion(svg: string): string {
  const classes = [...svg.matchAll(/\sclass="([a-z-]+)"/gu)].map(([, name = ""]) => name);
  const name = classes.find((each) => Object.hasOwn(MOTIONS, each));
  if (!name) return svg;
  const [from, origin] = MOTIONS[name] ?? [];
  const around = origin ? `transform-box:fill-box;transform-origin:${origin};` : "";
  const rule = `.${name}:not([transform]){${around}animation:m ${TIMING}}@keyframes m{from{${from}}}`;
  return svg.replace(/<svg[^>]*>/u, `$&<style>@media(prefers-reduced-motion:no-preference){${rule}}</style>`);
}
