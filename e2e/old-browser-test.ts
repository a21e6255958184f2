/** A visitor whose browser lacks features: they are taken away from one that has them, in what is served and before scripts run. */
import { test as base } from "./browser";
import { FOLDER } from "./site";
import { Host } from "./host";

interface Feature {
  /** Takes it away from style files, and from the styles inside documents. */
  styles?: (css: string) => string;
  /** From documents and scripts, all of it. */
  markup?: (text: string) => string;
  /** From the page, before anything else runs. */
  before?: () => void;
}

/** No browser knows a name that begins so: it passes over the declaration or the rule, and answers "no" to `@supports`. */
const rename = (css: string, pattern: RegExp) => css.replace(pattern, (name) => `-gone-${name}`);

const FEATURES = {
  popover: {
    styles: (css) => rename(css, /(?<=:)popover-open/gu),
    markup: (text) =>
      text
        .replace(/(?<=[ [])popover(?=[=\]])/gu, "data-popover")
        .replace(/(?<=[ [])popovertarget(?==)/giu, "data-popovertarget")
        .replace(/\bpopover:"/gu, '"data-popover":"')
        .replace(/\bpopoverTarget:/gu, '"data-popovertarget":')
        .replace(/:popover-open/gu, ":-gone-popover-open"),
    before: () => {
      for (const name of ["popover", "hidePopover", "showPopover", "togglePopover"])
        Reflect.deleteProperty(HTMLElement.prototype, name);
    },
  },
  has: { styles: (css) => rename(css, /(?<=:)has\(/gu) },
  /** `content-visibility`, transitions, measures of fonts, hints of loading, and what packages ask for before they use it. */
  others: {
    styles: (css) =>
      rename(
        rename(css, /(?<=@|::)view-transition|(?<=::)(?:details-content|marker)/gu),
        /(?<=[{;(])(?:content-visibility|view-transition-name|animation-(?:timeline|range)|text-wrap|hyphenate-limit-chars|text-size-adjust|size-adjust|(?:ascent|descent|line-gap)-override)(?=:)/gu,
      ),
    markup: (text) =>
      text
        .replace(/ fetchpriority="/giu, ' data-fetchpriority="')
        .replace(/<(?:meta name="theme-color"|link rel="(?:manifest|icon)")[^>]*>/gu, ""),
    before: () => {
      const names = ["navigation", "setImmediate", "Temporal", "AsyncDisposableStack", "Observable", "CSSNumericValue"];
      for (const name of ["requestIdleCallback", ...names]) Reflect.deleteProperty(window, name);
      Reflect.deleteProperty(Navigator.prototype, "connection");
      Reflect.deleteProperty(Document.prototype, "startViewTransition");
      Reflect.deleteProperty(Error, "captureStackTrace");
      Reflect.deleteProperty(Intl, "DurationFormat");
    },
  },
} satisfies Readonly<Record<string, Feature>>;

type Name = keyof typeof FEATURES;

export const test = base.extend<{ lacking: readonly Name[]; host: Host }>({
  lacking: [["popover", "has", "others"], { option: true }],
  // The policy speaks of what was built, not of what is served here.
  bypassCSP: true,
  host: async ({ lacking }, provide) => {
    const features: readonly Feature[] = lacking.map((name) => FEATURES[name]);
    const without = (kind: "styles" | "markup", text: string) =>
      features.reduce((rest, feature) => feature[kind]?.(rest) ?? rest, text);
    const host = new Host(FOLDER);
    host.spoil({
      paths: /(?:\/|\.html|\.js|\.css)$/u,
      change: (text, type) => {
        if (type.includes("css")) return without("styles", text);
        const whole = without("markup", text.replace(/ integrity="[^"]*"/gu, ""));
        return whole.replace(/<style[\s\S]*?<\/style>/gu, (style) => without("styles", style));
      },
    });
    await host.start();
    await provide(host);
    await host.stop();
  },
  baseURL: async ({ host }, provide) => provide(host.origin),
  context: async ({ context, lacking }, provide) => {
    const features: readonly Feature[] = lacking.map((name) => FEATURES[name]);
    for (const { before } of features) if (before) await context.addInitScript(before);
    await provide(context);
  },
});
