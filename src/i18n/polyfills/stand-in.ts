import type { Format } from "./formats";

/**
 * Each puts what stands in for a format in its place in `Intl`. "Eager" imports are in this chunk, but run only when called.
 * Dates are megabytes and have a chunk of their own.
 */
export const POLYFILLS: Readonly<Record<Format, () => Promise<unknown>>> = {
  PluralRules: () => import(/* webpackMode: "eager" */ "./plural-rules"),
  ListFormat: () => import(/* webpackMode: "eager" */ "./list-format"),
  RelativeTimeFormat: () => import(/* webpackMode: "eager" */ "./relative-time-format"),
  DateTimeFormat: () => import(/* webpackChunkName: "polyfill-date" */ "./date-time-format"),
};
