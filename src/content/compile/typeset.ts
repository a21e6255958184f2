/** Adds typographic details that editors need not type: no-break spaces, quotation marks, apostrophes. */
import type { Language } from "../../i18n/languages";
import { typesetQuotes } from "./quotes";
import { WORD_JOINER } from "./soft-hyphens";

const NBSP = "\u00a0";
/** Spaces within an international telephone number (DIN 5008, E.123) or an IBAN. */
const IN_A_NUMBER = /(?<=(?:\+\d|\b[A-Z]{2}\d\d)[\d ]*) (?=\d)/gu;
const UNITS = "(?:%|€|km|m|cm|mm|kg|g|KB|MB|GB|TB|ms|h|Uhr|Euro|px|°C)";
const ABBREVIATIONS: Record<Language, readonly RegExp[]> = {
  de: [
    /\b(z\.|d\.|u\.|o\.|i\.|v\.) (?=[a-zäöü]\.)/giu,
    /\b(Nr\.|Art\.|Abs\.|Buchst\.|Kap\.|S\.|Dr\.|Prof\.) (?=\S)/gu,
    /(§§?) (?=\d)/gu,
    /(\b\d{1,2}\.) (?=bis \d|(?:Jan|Feb|März|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)\p{Ll}*\b)/gu,
    /\b(WCAG|Halle|Stand|Gleis) (?=\d)/gu,
  ],
  en: [
    /\b(No\.|Art\.|p\.|pp\.|Dr|Mr|Ms) (?=\d|[A-Z])/gu,
    /(\b\d{1,2}) (?=(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Ll}*\b)/gu,
    /\b([Hh]all|[Ss]tand|WCAG) (?=\d)/gu,
  ],
};

/** Adds no-break spaces (units, numbers, dates, abbreviations, dashes) and quotation marks to text or markdown. */
export function typeset(text: string, language: Language): string {
  let result = text.replace(new RegExp(`(\\d) (?=${UNITS}(?![\\p{L}\\d]))`, "gu"), `$1${NBSP}`);
  result = result.replace(IN_A_NUMBER, NBSP);
  for (const abbreviation of ABBREVIATIONS[language]) result = result.replace(abbreviation, `$1${NBSP}`);
  // Keeps Article 6(1)(f) and 9–11 on a line. Link targets in markdown follow a square bracket.
  result = result.replace(/(?<=\(\w+\))(?=\(\w+\))|(?<=\d–)(?=\d)/gu, WORD_JOINER);
  return typesetQuotes(result.replace(/(\S) (?=–[ ,])/gu, `$1${NBSP}`), language);
}
