/** Simulates a browser that lacks features: removes them from the served files, and from the page before scripts run. */
import { test as base } from "./browser";
import { FOLDER } from "./test-site";
import { FaultHost } from "./fault-host";

interface Feature {
  /** Changes style sheets and `<style>` elements. */
  styles?: (css: string) => string;
  /** Changes documents and scripts. */
  markup?: (text: string) => string;
  /** Removes globals of the page, as an init script. */
  before?: () => void;
}

/** Renames features to unknown names: browsers skip the declaration or rule, and `@supports` is false. */
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
  /** Features whose fallbacks need no test of their own, and APIs that packages detect. */
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

export const test = base.extend<{ lacking: readonly Name[]; host: FaultHost }>({
  lacking: [["popover", "has", "others"], { option: true }],
  // The policy has hashes of the built files, not of the changed ones.
  bypassCSP: true,
  host: async ({ lacking }, provide) => {
    const features: readonly Feature[] = lacking.map((name) => FEATURES[name]);
    const without = (kind: "styles" | "markup", text: string) =>
      features.reduce((rest, feature) => feature[kind]?.(rest) ?? rest, text);
    const host = new FaultHost(FOLDER);
    host.intercept({
      paths: /(?:\/|\.html|\.js|\.css)$/u,
      change: (text, type) => {
        if (type.includes("css")) return without("styles", text);
        const changed = without("markup", text.replace(/ integrity="[^"]*"/gu, ""));
        return changed.replace(/<style[\s\S]*?<\/style>/gu, (style) => without("styles", style));
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
