/** Fills in placeholders: `{name}` in a text becomes a fact, which the model reads from the site's files. */
import type { Language } from "../../i18n/languages";
import { mapData } from "../fields";
import { suggest } from "../suggest";

const PLACEHOLDER = /\{([a-zA-Z]+)\}/gu;

/** Facts by placeholder. */
export type Facts = Readonly<Record<string, string>>;
export type FactsByLanguage = Readonly<Record<Language, Facts>>;

/** Controls and separators of copied text, which break a line, or end the XML document of a feed. */
const SEPARATORS = /[\p{Cc}\p{Zl}\p{Zp}](?<![\t\n])/gu;
/** Directional marks, zero-width spaces and replacement characters of copied text. */
const MARKS = /[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF\uFFFC\uFFFD]/gu;

/** Normalizes a text to NFC without invisible characters, and fills in placeholders. Unknown ones are kept. */
export function fillPlaceholders(text: string, facts: Facts): string {
  return text
    .normalize("NFC")
    .replace(SEPARATORS, " ")
    .replace(MARKS, "")
    .replace(PLACEHOLDER, (whole, name: string) => (Object.hasOwn(facts, name) ? (facts[name] ?? "") : whole));
}

export const fillPlaceholdersInData = (data: unknown, facts: Facts): unknown =>
  mapData(data, (value) => (typeof value === "string" ? fillPlaceholders(value, facts) : value));

/** Finds placeholders without a fact. Offsets count from 0. */
export function findUnknownPlaceholders(text: string, facts: Facts) {
  return [...text.matchAll(PLACEHOLDER)].flatMap(({ 1: name = "", index }) => {
    if (Object.hasOwn(facts, name)) return [];
    const guess = suggest(name, Object.keys(facts));
    const remedy = guess
      ? `did you mean {${guess}}?`
      : `use one of {${Object.keys(facts).join("}, {")}}, or add it there`;
    return [{ offset: index, problem: `{${name}} is no fact of the files in content/site`, remedy }];
  });
}
