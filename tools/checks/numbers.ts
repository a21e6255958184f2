/** Every number that a page states, with its source, and what one language of a page states and the other does not. */
import { areReadable, type Draft, type DraftPage, originalOf, problemAt } from "../../src/content/draft";
import { fieldsIn, valueAt } from "../../src/content/fields";
import type { Facts } from "../../src/content/placeholders";
import { PER_PERSON } from "../../src/content/rules/fares";
import { textsOfPage } from "../../src/content/site-texts";
import type { Language } from "../../src/i18n/languages";

const VALUES = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 20, 30];
/** In their order. "ein" and "one" are articles as often as numbers, and "zwei" a pair or both: it counts with a measure. */
const WORDS: Readonly<Record<Language, string>> = {
  de: String.raw`zwei(?=\s(?:Woche|Monat|Tag|Stunde|Person|Mensch|Leute|Jahr|Abschnitt)) drei|dritt vier|viert(?!el) fünft? sechst? sieben|siebt acht neunt? zehnt? elft? zwölft? zwanzig(?:st)? dreißig(?:st)?`,
  en: String.raw`two(?=[\s-](?:week|month|day|hour|people|person|year|section)) three|third four|fourth five|fifth six(?:th)? seven(?:th)? eighth? nine|ninth ten(?:th)? eleven(?:th)? twelve|twelfth twenty|twentieth thirty|thirtieth`,
};
/** Behind a word; "thirty-nine" is another number. */
const ENDING = {
  de: "(?:mal|e[nrsm]?|el|tausend|hundert)?",
  en: "s?(?: hundred| thousand)?(?!-(?:one|t|f|s|eight|nine))",
};
const SIGNS = { de: [/\.(?=\d{3}(?!\d))/gu, ","], en: [/,(?=\d{3}(?!\d))/gu, "."] } as const;
/** What is no text, or no number: addresses, names of headings, code; other people and countries. */
const NO_TEXT = /\]\([^)\n]*\)|\{#[^}\n]*\}|`[^`]*`|(?<= )Dritte[nr]?\b(?! \p{Lu})|\b[Tt]hird[- ](?:part|countr)/gu;

interface Found {
  words: string;
  index: number;
  value: string;
  /** The word behind it. */
  unit: string;
  /** A fact in braces, `field`, a calculation, or `text` where it is typed. */
  source: string;
}

function numbersIn(text: string, language: Language, facts: Facts): Found[] {
  const each = WORDS[language].split(" ").map((word, at) => `(?<w${VALUES[at]}>${word})`);
  const inWords = String.raw`(?<![\p{L}\d-])(?:${each.join("|")})${ENDING[language]}(?!\p{L})`;
  const pattern = new RegExp(String.raw`\{(?<fact>[a-zA-Z]+)\}|${inWords}|\d+(?:[.,:]\d+)*`, "giu");
  const shown = text.replace(NO_TEXT, (whole) => " ".repeat(whole.length));
  return [...shown.matchAll(pattern)].flatMap(({ 0: words, index, groups = {} }): Found[] => {
    const [name, value] = Object.entries(groups).find(([, found]) => found) ?? [];
    const at = { words, index };
    if (name === "fact")
      return numbersIn(facts[value ?? ""] ?? "", language, {}).map((stated) => ({ ...stated, ...at, source: words }));
    const unit = /^[^\p{L}€%]*([\p{L}€%]+)/u.exec(shown.slice(index + words.length))?.[1] ?? "";
    const [thousands, decimal] = SIGNS[language];
    const plain = words.replace(thousands, "").replace(decimal, ".").replace(":", ".");
    const afternoon = unit === "pm" && Number(plain) < 12 ? 12 : 0;
    const figures = Number.isNaN(Number(plain)) ? plain : String(Math.round((Number(plain) + afternoon) * 100) / 100);
    return [{ ...at, value: name?.slice(1) ?? figures, unit, source: "text" }];
  });
}

/** @returns the numbers of a page: those of its texts, those that are fields, and the price that follows from them. */
export function numbersOn({ site, facts }: Draft, page: DraftPage) {
  const data = (page.file.data ?? {}) as Record<string, unknown>;
  const found = textsOfPage({ ...page, data }).flatMap(({ text, problemAt: tell }) =>
    numbersIn(text, page.language, facts[page.language]).map(({ words, index, ...each }) => ({
      ...each,
      place: tell(index, words, "", ""),
    })),
  );
  const add = (value: unknown, unit: string, source: string, path: readonly PropertyKey[]) =>
    found.push({ value: String(value), unit, source, place: problemAt(page, path, "", "") });
  for (const { value, path } of fieldsIn(page.schema, data))
    if (typeof value === "number") add(value, "", "field", path);
  const [sections, people] = ["sections", "people"].map((name) => Number(valueAt(data, ["fare", name])));
  const euros = Number(valueAt(site["facts"]?.data, [PER_PERSON, "euros"]));
  if (sections && people) add(sections * people * euros, "€", `${sections} × ${people} × {${PER_PERSON}}`, ["fare"]);
  return found;
}

type Stated = ReturnType<typeof numbersOn>[number];

/** @returns what has no partner in the other list */
function alone(mine: readonly Stated[], theirs: readonly Stated[], key: (stated: Stated) => string): Stated[] {
  const left = theirs.map(key);
  return mine.filter(
    (stated) => left.indexOf(key(stated)) < 0 || left.splice(left.indexOf(key(stated)), 1).length === 0,
  );
}

/** @returns each number that a page states in one language only. Drawings are made in each language: alt texts are left out. */
export function contradictions(draft: Draft) {
  return draft.pages.flatMap((page) => {
    const original = originalOf(draft, page);
    if (!original || !areReadable(page, original)) return [];
    const stated = (each: DraftPage) => numbersOn(draft, each).filter(({ place }) => !place.field.endsWith("alt"));
    const [here, there] = [stated(page), stated(original)];
    // Beside its own field first, so that the place is where the texts differ.
    const inField = ({ value, place: { field, line } }: Stated) => `${value} ${field} ${field === "body" ? line : ""}`;
    const [mine, theirs] = [alone(here, there, inField), alone(there, here, inField)];
    const tell = (left: readonly Stated[], { file }: DraftPage) =>
      left.map(({ value, unit, place }) => ({
        ...place,
        problem: `says ${value}${unit && ` (${unit})`}, and ${file.path} does not`,
        remedy: "say it in both languages, or in neither",
      }));
    const onPage = ({ value }: Stated) => value;
    return [...tell(alone(mine, theirs, onPage), original), ...tell(alone(theirs, mine, onPage), page)];
  });
}
