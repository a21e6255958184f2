/**
 * Loads formats of `Intl` that a browser lacks (specification, sections 8 and 9, and Languages). They are in separate
 * chunks, which current browsers do not load (docs/decisions/0003-languages.md).
 */
import { type Language, LOCALES } from "./languages";
import { type IntlFormat, INTL_FORMATS } from "./polyfills/formats";

type Native = { [F in IntlFormat]?: { supportedLocalesOf(locales: string[]): string[] } };

/**
 * Loads a polyfill for each format that is missing, or lacks one of the site's languages.
 * @param language the page's language, for the error
 * @throws an error that names the formats, the language and the file, if a chunk can't be loaded
 */
export async function loadPolyfills(language: Language): Promise<void> {
  const missing = INTL_FORMATS.filter(isMissing);
  if (missing.length === 0) return;
  try {
    const { POLYFILLS } = await import(/* webpackChunkName: "polyfills" */ "./polyfills/load-polyfill");
    await Promise.all(missing.map((format) => POLYFILLS[format]()));
  } catch (error) {
    throw new Error(`Intl.${INTL_FORMATS.filter(isMissing).join(", Intl.")} for ${language}: ${String(error)}`);
  }
}

function isMissing(format: IntlFormat): boolean {
  const locales = Object.values(LOCALES);
  return (Intl as Native)[format]?.supportedLocalesOf(locales).length !== locales.length;
}
