/**
 * Formats that a browser lacks (specification, sections 8 and 9; decisions: Languages). One that has them all pays for
 * the question only: everything else is in chunks of its own (docs/decisions/0016-polyfills.md).
 */
import { LOCALES } from "./languages";

const POLYFILLS = {
  PluralRules: () => import(/* webpackChunkName: "polyfill-plural" */ "./polyfills/plural-rules"),
  ListFormat: () => import(/* webpackChunkName: "polyfill-list" */ "./polyfills/list-format"),
  RelativeTimeFormat: () => import(/* webpackChunkName: "polyfill-relative" */ "./polyfills/relative-time-format"),
  DateTimeFormat: () => import(/* webpackChunkName: "polyfill-date" */ "./polyfills/date-time-format"),
};

type Format = keyof typeof POLYFILLS;
type Native = { [F in Format]?: { supportedLocalesOf(locales: string[]): string[] } };

/**
 * Loads what stands in for each of `Intl`'s formats that is missing, or that does not know the site's languages.
 * @throws what kept a chunk from loading; its message names the file
 */
export async function loadPolyfills(): Promise<void> {
  await Promise.all((Object.keys(POLYFILLS) as Format[]).filter(isMissing).map((format) => POLYFILLS[format]()));
}

function isMissing(format: Format): boolean {
  const locales = Object.values(LOCALES);
  return (Intl as Native)[format]?.supportedLocalesOf(locales).length !== locales.length;
}
