/**
 * Formats that a browser lacks (specification, sections 8 and 9; decisions: Languages). One that has them all pays for
 * the question only: everything else is in chunks of its own (docs/decisions/0016-polyfills.md).
 */
import { type Language, LOCALES } from "./languages";
import { type Format, FORMATS } from "./polyfills/formats";

type Native = { [F in Format]?: { supportedLocalesOf(locales: string[]): string[] } };

/**
 * Loads what stands in for each of `Intl`'s formats that is missing, or that does not know the site's languages.
 * @param language of the page
 * @throws what kept a chunk from loading; its message names the formats, the language and the file
 */
export async function loadPolyfills(language: Language): Promise<void> {
  const missing = FORMATS.filter(isMissing);
  if (missing.length === 0) return;
  try {
    const { POLYFILLS } = await import(/* webpackChunkName: "polyfills" */ "./polyfills/stand-in");
    await Promise.all(missing.map((format) => POLYFILLS[format]()));
  } catch (error) {
    throw new Error(`Intl.${FORMATS.filter(isMissing).join(", Intl.")} for ${language}: ${String(error)}`);
  }
}

function isMissing(format: Format): boolean {
  const locales = Object.values(LOCALES);
  return (Intl as Native)[format]?.supportedLocalesOf(locales).length !== locales.length;
}
