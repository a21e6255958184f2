/** The facts that texts name, read from the company file and the file of facts. */
import { euros } from "../i18n/euros";
import { inEveryLanguage, type Language } from "../i18n/languages";
import { isRecord } from "./fields";
import { type Facts, factsOf } from "./placeholders";

/** In each language, by the name that texts write. */
export type FactsByLanguage = Readonly<Record<Language, Facts>>;

/**
 * @param site the files below `content/site`, as far as they could be read
 * @param insteadOf the company's facts that stand in for others, by the name of those
 * @returns what texts may name: the company's facts, and those of the file of facts
 */
export function readFacts(
  site: Readonly<Record<string, { data: unknown } | undefined>>,
  insteadOf?: Readonly<Record<string, string>>,
): FactsByLanguage {
  const company = factsOf(site["company"]?.data, insteadOf);
  return inEveryLanguage((language) => ({ ...declaredFacts(site["facts"]?.data, language), ...company }));
}

/** @returns the values of the file of facts in a language; an entry that says nothing in it is left out. */
export function declaredFacts(file: unknown, language: Language): Facts {
  if (!isRecord(file)) return {};
  const values = Object.entries(file).map(([name, entry]) => [name, valueIn(entry, language)] as const);
  return Object.fromEntries(values.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

function valueIn(entry: unknown, language: Language): string | undefined {
  if (!isRecord(entry)) return undefined;
  const { euros: amount, value } = entry;
  if (typeof amount === "number") return euros(amount, language);
  return isRecord(value) && typeof value[language] === "string" ? value[language] : undefined;
}
