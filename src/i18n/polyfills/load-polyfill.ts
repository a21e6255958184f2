import type { IntlFormat } from "./formats";

/**
 * Functions that install a polyfill into `Intl`. "Eager" imports are part of this chunk, and run when called. The polyfill
 * for dates is megabytes, and has its own chunk.
 */
export const POLYFILLS: Readonly<Record<IntlFormat, () => Promise<unknown>>> = {
  PluralRules: () => import(/* webpackMode: "eager" */ "./plural-rules"),
  ListFormat: () => import(/* webpackMode: "eager" */ "./list-format"),
  RelativeTimeFormat: () => import(/* webpackMode: "eager" */ "./relative-time-format"),
  DateTimeFormat: () => import(/* webpackChunkName: "polyfill-date" */ "./date-time-format"),
};
