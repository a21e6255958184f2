/** How features are taken away from a browser that has them: in what is served, and before the scripts of a page run. */
import type { Rewrite } from "./host";

export interface Feature {
  rewrite?: Rewrite;
  /** Runs in the page first. */
  before?: () => void;
}

/** No browser knows what begins so: a declaration, a selector, a rule or a query of it. */
const unknown = "-gone-";

/** @returns a rewriting of styles: the names get another beginning. */
const renamed =
  (pattern: RegExp): Rewrite =>
  (text) =>
    text.replace(pattern, (_whole, before: string, name: string) => before + unknown + name);

const property = (names: string) => renamed(new RegExp(`([{;(])(${names})(?=:)`, "gu"));

export const FEATURES = {
  popover: {
    rewrite: (text) =>
      text
        .replace(/ popover="/gu, ' data-popover="')
        .replace(/ popovertarget="/giu, ' data-popovertarget="')
        .replace(/\bpopover:"auto"/gu, '"data-popover":"auto"')
        .replace(/\bpopoverTarget:/gu, '"data-popovertarget":')
        .replace(/:popover-open/gu, ":-gone-popover-open"),
    before: () => {
      for (const name of ["popover", "hidePopover", "showPopover", "togglePopover"]) {
        Reflect.deleteProperty(HTMLElement.prototype, name);
      }
    },
  },
  has: { rewrite: renamed(/(:)(has\()/gu) },
  "idle callbacks": { before: () => void Reflect.deleteProperty(window, "requestIdleCallback") },
  connection: { before: () => void Reflect.deleteProperty(Navigator.prototype, "connection") },
  "view transitions": {
    rewrite: (text) => property("view-transition-name")(renamed(/(@|::)(view-transition)/gu)(text)),
    before: () => void Reflect.deleteProperty(Document.prototype, "startViewTransition"),
  },
  "animation timelines": { rewrite: property("animation-(?:timeline|range)") },
  "text wrap": { rewrite: property("text-wrap") },
  hyphenation: { rewrite: property("hyphenate-limit-chars") },
  "details' content": { rewrite: renamed(/(::)(details-content)/gu) },
  "measures of fonts": { rewrite: property("size-adjust|ascent-override|descent-override|line-gap-override") },
} satisfies Readonly<Record<string, Feature>>;
