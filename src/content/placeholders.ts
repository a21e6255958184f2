/** `{name}` in a text stands for a fact of the company file or of the file of facts. */
import type { Language } from "../i18n/languages";
import { isRecord } from "./fields";
import { suggest } from "./explain";

const PLACEHOLDER = /\{([a-zA-Z]+)\}/gu;

export type Facts = Readonly<Record<string, string>>;

/** Generated markdown, by placeholder and language. Each placeholder has a line of its own. */
export type Blocks = Readonly<Record<string, Readonly<Record<Language, string>>>>;

/**
 * @param insteadOf the facts that stand in for others which the file may leave out, by the name of those
 * @returns the plain facts of the company file: those whose value is a text or a number.
 */
export function factsOf(company: unknown, insteadOf: Readonly<Record<string, string>> = {}): Facts {
  if (!isRecord(company)) return {};
  const general = Object.entries(insteadOf).filter(([name]) => company[name] === undefined);
  const all = [...Object.entries(company), ...general.map(([name, other]) => [name, company[other]] as const)];
  const plain = all.filter(([, value]) => typeof value === "string" || typeof value === "number");
  return Object.fromEntries(plain.map(([key, value]) => [key, String(value)]));
}

/** @returns the blocks of a language, as facts. */
export function blocksIn(language: Language, blocks: Blocks = {}): Facts {
  return Object.fromEntries(Object.entries(blocks).map(([name, texts]) => [name, texts[language]]));
}

/** @returns the text in composed letters (NFC), with every known placeholder filled in; others stay, to be reported. */
export function fillIn(text: string, facts: Facts): string {
  return text
    .normalize("NFC")
    .replace(PLACEHOLDER, (whole, name: string) => (Object.hasOwn(facts, name) ? (facts[name] ?? "") : whole));
}

/** @returns the same for every text in plain data. */
export function fillInData(data: unknown, facts: Facts): unknown {
  if (typeof data === "string") return fillIn(data, facts);
  if (Array.isArray(data)) return data.map((item) => fillInData(item, facts));
  if (!isRecord(data)) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, fillInData(value, facts)]));
}

/**
 * @param leftOut names of facts that the company file may have, and has not
 * @returns what is wrong with the placeholders that are left in a text: a remedy for each.
 */
export function unknownPlaceholders(text: string, facts: Facts, leftOut: readonly string[] = []) {
  const names = [...text.matchAll(PLACEHOLDER)].map(([, name = ""]) => name);
  return names
    .filter((name) => !Object.hasOwn(facts, name))
    .map((name) => {
      if (leftOut.includes(name)) {
        const remedy = `add ${name} there, or take out what is said of it`;
        return { name, problem: `the company file has no ${name}`, remedy };
      }
      const problem = `{${name}} is not a fact of the company file or of content/site/facts.yml`;
      const guess = suggest(name, Object.keys(facts));
      if (guess) return { name, problem, remedy: `did you mean {${guess}}?` };
      return { name, problem, remedy: `use one of {${Object.keys(facts).join("}, {")}}, or remove the braces` };
    });
}
