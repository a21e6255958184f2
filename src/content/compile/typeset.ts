/** Small typography that editors should not have to type: spaces that must not break, quotation marks, apostrophes. */
import type { Language } from "../../i18n/languages";
import { setQuotes } from "./quotes";

const NBSP = "\u00a0";
/** Of no width: browsers would break between two brackets, as in Article 6(1)(f). */
const WORD_JOINER = "\u2060";
/** Inside a telephone number with its country's code, as DIN 5008 and E.123 write it. */
const IN_A_NUMBER = /(?<=\+\d[\d ]*) (?=\d)/gu;
const UNITS = "(?:%|€|km|m|cm|mm|kg|g|KB|MB|GB|TB|ms|h|Uhr|Euro|px|°C)";
const ABBREVIATIONS: Record<Language, readonly RegExp[]> = {
  de: [
    /\b(z\.|d\.|u\.|o\.|i\.|v\.) (?=[a-zäöü]\.)/giu,
    /\b(Nr\.|Art\.|Abs\.|Kap\.|S\.|Dr\.|Prof\.) (?=\S)/gu,
    /(§§?) (?=\d)/gu,
  ],
  en: [/\b(No\.|Art\.|p\.|pp\.|Dr|Mr|Ms) (?=\d|[A-Z])/gu],
};

/**
 * @param text plain text or markdown
 * @returns the same with no-break spaces between numbers and units, inside telephone numbers and abbreviations and
 *   before dashes, and with the language's quotation marks
 */
export function typeset(text: string, language: Language): string {
  let result = text.replace(new RegExp(`(\\d) (?=${UNITS}(?![\\p{L}\\d]))`, "gu"), `$1${NBSP}`);
  result = result.replace(IN_A_NUMBER, NBSP);
  for (const abbreviation of ABBREVIATIONS[language]) result = result.replace(abbreviation, `$1${NBSP}`);
  // An address in markdown begins with a bracket, too, but after a square one.
  result = result.replace(/(?<=\(\w+\))(?=\(\w+\))/gu, WORD_JOINER);
  return setQuotes(result.replace(/(\S) (?=– )/gu, `$1${NBSP}`), language);
}
