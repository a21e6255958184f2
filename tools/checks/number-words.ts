/** Numbers in a text, in figures and in words, with the word behind each. */
import type { Language } from "../../src/i18n/languages";

/** "ein" and "one" are articles as often as numbers, and "zwei" a pair or both: it counts with a measure. */
const WORDS: Readonly<Record<number, Readonly<Record<Language, string>>>> = {
  2: {
    de: "zwei(?= (?:Woche|Monat|Tag|Stunde|Person|Mensch|Leute|Jahr|Abschnitt))",
    en: "two(?=[ -](?:week|month|day|hour|people|person|year|section))",
  },
  3: { de: "drei|dritt", en: "three|third" },
  4: { de: "vier|viert(?!el)", en: "four|fourth" },
  5: { de: "fünft?", en: "five|fifth" },
  6: { de: "sechst?", en: "six(?:th)?" },
  7: { de: "sieben|siebt", en: "seven(?:th)?" },
  8: { de: "acht", en: "eighth?" },
  9: { de: "neunt?", en: "nine|ninth" },
  10: { de: "zehnt?", en: "ten(?:th)?" },
  11: { de: "elft?", en: "eleven(?:th)?" },
  12: { de: "zwölft?", en: "twelve|twelfth" },
  20: { de: "zwanzig(?:st)?", en: "twenty|twentieth" },
  30: { de: "dreißig(?:st)?", en: "thirty|thirtieth" },
};
/** Behind a word; "thirty-nine" is another number. */
const ENDING: Readonly<Record<Language, string>> = {
  de: "(?:mal|e[nrsm]?|el|tausend|hundert)?",
  en: "s?(?: hundred| thousand)?(?!-(?:one|two|three|four|five|six|seven|eight|nine))",
};
const SIGNS: Readonly<Record<Language, readonly [string, string]>> = { de: [".", ","], en: [",", "."] };

/** @returns each number: as it stands in the text and where, the word behind it, and its value as English writes figures */
export function numbersIn(text: string, language: Language) {
  const inWords = Object.entries(WORDS).map(([value, { [language]: word }]) => `(?<w${value}>${word})`);
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\d-])(?:${inWords.join("|")})${ENDING[language]}(?!\p{L})|\d+(?:[.,:]\d+)*`,
    "giu",
  );
  return [...text.matchAll(pattern)].map(({ 0: words, index, groups = {} }) => {
    const after = text.slice(index + words.length);
    const word = Object.keys(groups)
      .find((name) => groups[name])
      ?.slice(1);
    const unit = /^[^\p{L}€%]*([\p{L}€%]+)/u.exec(after)?.[1] ?? "";
    return { words, index, unit, value: word ?? figures(words, unit, language) };
  });
}

function figures(words: string, unit: string, language: Language): string {
  const [thousands, decimal] = SIGNS[language];
  const plain = words.replaceAll(new RegExp(`[${thousands}](?=\\d{3}(?!\\d))`, "gu"), "");
  const number = Number(plain.replace(decimal, ".").replace(":", "."));
  if (Number.isNaN(number)) return plain;
  return String(unit === "pm" && number < 12 ? Math.round(number * 100 + 1200) / 100 : number);
}
