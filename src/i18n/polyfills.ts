/** Loads formats that `Intl` lacks, in chunks (specification, sections 8 and 9; docs/decisions/0003-languages.md). */
import { type Language, LOCALES } from "./languages";

/** Functions that replace a format. The polyfill for dates is megabytes, and has its own chunk. */
const POLYFILLS = {
  PluralRules: () => import(/* webpackChunkName: "polyfills" */ "./polyfills/plural-rules"),
  ListFormat: () => import(/* webpackChunkName: "polyfills" */ "./polyfills/list-format"),
  RelativeTimeFormat: () => import(/* webpackChunkName: "polyfills" */ "./polyfills/relative-time-format"),
  DateTimeFormat: () => import(/* webpackChunkName: "polyfill-date" */ "./polyfills/date-time-format"),
};

type IntlFormat = keyof typeof POLYFILLS;
type Native = { [F in IntlFormat]?: { supportedLocalesOf(locales: string[]): string[] } };

/** Loads a polyfill for each format that lacks a language. @throws an error that names formats, language and file */
export async function loadPolyfills(language: Language): Promise<void> {
  const results = await Promise.allSettled(listMissing().map((format) => POLYFILLS[format]()));
  const failed = results.find((result) => result.status === "rejected");
  if (failed) throw new Error(`Intl.${listMissing().join(", Intl.")} for ${language}: ${String(failed.reason)}`);
}

function listMissing(): IntlFormat[] {
  const locales = Object.values(LOCALES);
  return (Object.keys(POLYFILLS) as IntlFormat[]).filter(
    (format) => (Intl as Native)[format]?.supportedLocalesOf(locales).length !== locales.length,
  );
}
