/**
 * What the oldest browsers lack (tools/checks/browsers/exceptions.ts), and how it is taken away from one that has it: in what
 * is served, and before the scripts of a page run.
 */
export interface Feature {
  /** In style files, and in the styles inside documents. */
  styles?: (css: string) => string;
  /** In documents and scripts, all of it. */
  markup?: (text: string) => string;
  /** In the page, before anything else runs. */
  before?: () => void;
}

/** No browser knows a name that begins so: it passes over the declaration or the rule, and answers "no" to `@supports`. */
const GONE = "-gone-";

const rename = (pattern: RegExp) => (css: string) => css.replace(pattern, (name) => GONE + name);

/** Also where `@supports` asks for it. */
const properties = (names: string) => rename(new RegExp(`(?<=[{;(])(?:${names})(?=:)`, "gu"));

const TRANSITIONS = rename(/(?<=@|::)view-transition/gu);
const DETAILS = rename(/(?<=::)details-content/gu);
const MARKERS = rename(/(?<=::)marker/gu);

export const FEATURES = {
  popover: {
    styles: rename(/(?<=:)popover-open/gu),
    markup: (text) =>
      text
        .replace(/(?<=[ [])popover(?=[=\]])/gu, "data-popover")
        .replace(/(?<=[ [])popovertarget(?==)/giu, "data-popovertarget")
        .replace(/\bpopover:"/gu, '"data-popover":"')
        .replace(/\bpopoverTarget:/gu, '"data-popovertarget":')
        .replace(/:popover-open/gu, `:${GONE}popover-open`),
    before: () => {
      for (const name of ["popover", "hidePopover", "showPopover", "togglePopover"]) {
        Reflect.deleteProperty(HTMLElement.prototype, name);
      }
    },
  },
  has: { styles: rename(/(?<=:)has\(/gu) },
  "idle callbacks": { before: () => void Reflect.deleteProperty(window, "requestIdleCallback") },
  connection: { before: () => void Reflect.deleteProperty(Navigator.prototype, "connection") },
  priorities: { markup: (text) => text.replace(/ fetchpriority="/giu, ' data-fetchpriority="') },
  "view transitions": { styles: (css) => properties("view-transition-name")(TRANSITIONS(css)) },
  "animation timelines": { styles: properties("animation-timeline|animation-range") },
  "text on lines": { styles: properties("text-wrap|hyphenate-limit-chars|text-size-adjust") },
  "measures of fonts": { styles: properties("size-adjust|ascent-override|descent-override|line-gap-override") },
  "details' content": { styles: (css) => properties("content-visibility")(DETAILS(css)) },
  /** Signs of a list, of a tab and of a home screen. */
  signs: {
    styles: MARKERS,
    markup: (text) => text.replace(/<(?:meta name="theme-color"|link rel="(?:manifest|icon)")[^>]*>/gu, ""),
  },
  /** What packages ask for before they use it. */
  packages: {
    before: () => {
      const names = ["navigation", "setImmediate", "Temporal", "AsyncDisposableStack", "Observable", "CSSNumericValue"];
      for (const name of names) Reflect.deleteProperty(window, name);
      Reflect.deleteProperty(Document.prototype, "startViewTransition");
      Reflect.deleteProperty(Error, "captureStackTrace");
      Reflect.deleteProperty(Intl, "DurationFormat");
    },
  },
  formats: {
    before: () => {
      const names = ["PluralRules", "ListFormat", "RelativeTimeFormat", "DateTimeFormat"];
      for (const name of names) Reflect.deleteProperty(Intl, name);
    },
  },
  preloads: {
    markup: (text) =>
      /\bnavigationPreload\b/u.test(text)
        ? `delete ServiceWorkerRegistration.prototype.navigationPreload;${text}`
        : text,
  },
} satisfies Readonly<Record<string, Feature>>;

export type FeatureName = keyof typeof FEATURES;
