import { z } from "zod";
import type { Language } from "../../i18n/languages";
import { type Draft, type DraftPage, problemAt, problemInText } from "../../content/draft";
import { declaredFacts } from "../../content/facts";
import { isRecord } from "../../content/fields";
import { escapePattern } from "../../content/phrases";
import type { Problem } from "../../content/problem";
import { days } from "./days";

const FILE = "content/site/facts.yml";

/** Names of facts are unique, texts name the facts of the file instead of typing their values, and days are right. */
export function facts(draft: Draft): Problem[] {
  const file = draft.site["facts"];
  if (!file || !isRecord(file.data)) return days(draft);
  const typed = new Map<Language, TypedFacts>();
  // An article is about its own day: it may state facts that are outdated.
  const told = draft.pages.filter((page) => page.kind !== "article" && draft.model.isExample?.(page) !== true);
  return [
    ...days(draft),
    ...namesTakenTwice(draft, file),
    ...told.flatMap((page) => {
      const found = typed.get(page.language) ?? typedFacts(file.data, page.language);
      typed.set(page.language, found);
      return typedByHand(page, found);
    }),
  ];
}

/** A name that the company file or the code has already would mean two things in a text. */
function namesTakenTwice({ model }: Draft, { file, data }: Draft["site"][string]): Problem[] {
  const company = model.siteFiles["company"];
  const taken = new Set([
    ...(company instanceof z.ZodObject ? Object.keys(company.shape) : []),
    ...Object.keys(model.blocks ?? {}),
  ]);
  return Object.keys(data as object)
    .filter((name) => taken.has(name))
    .map((name) => ({
      ...problemAt({ file }, [name], `{${name}} means something else already`, "give the fact another name"),
      ...file.placeOfKey([name]),
    }));
}

interface TypedFacts {
  /** Finds every text that may type one: without a look at what stands before, it is many times as fast. */
  rough: RegExp;
  facts: readonly { names: string[]; pattern: RegExp }[];
}

/** @returns for each value of the file what it looks like where it is typed, and the names that say the same. */
function typedFacts(file: unknown, language: Language): TypedFacts {
  const names = new Map<string, string[]>();
  for (const name of Object.keys(declaredFacts(file, language))) {
    const entry = (file as Record<string, unknown>)[name];
    for (const source of isRecord(entry) ? looksOf(entry, language) : []) {
      names.set(source, [...(names.get(source) ?? []), name]);
    }
  }
  return {
    rough: new RegExp([...names.keys()].join("|") || "(?!)", "iu"),
    facts: [...names].map(([source, all]) => ({ names: all, pattern: new RegExp(BEFORE + source + AFTER, "giu") })),
  };
}

const [BEFORE, AFTER] = [String.raw`(?<![\p{L}\p{M}\p{N}]|\p{N}[.,])`, String.raw`(?![\p{L}\p{M}\p{N}]|[.,]\p{N})`];
const SPACE = String.raw`\s`;

/** @returns patterns of what an editor types who does not name the fact. */
function looksOf({ euros, value, otherwise, typed }: Record<string, unknown>, language: Language): string[] {
  if (typeof euros === "number") return [amountPattern(euros)];
  const others: unknown[] = isRecord(otherwise) && Array.isArray(otherwise[language]) ? otherwise[language] : [];
  const own = typed !== "may" && isRecord(value) ? [value[language]] : [];
  return [...own, ...others]
    .filter((phrase) => typeof phrase === "string")
    .map((phrase) => escapePattern(phrase).replace(/\s+/gu, `${SPACE}+`));
}

/** `7.500 €`, `7500 Euro`, `€7,500`, `EUR 7 500.00`: the currency before or after, any separator of thousands. */
function amountPattern(amount: number): string {
  const digits = String(amount).replace(/\B(?=(?:\d{3})+$)/gu, `[.,'’${SPACE}]?`);
  const number = String.raw`${digits}(?:[.,](?:00|-|–))?`;
  const currency = "(?:€|EUR|euros?)";
  return `(?:${currency}${SPACE}?${number}|${number}${SPACE}?${currency})`;
}

/** Searches the source, because placeholders are still in it. */
function typedByHand({ file }: DraftPage, { rough, facts: typed }: TypedFacts): Problem[] {
  if (!rough.test(file.text)) return [];
  return typed.flatMap(({ names, pattern }) => {
    const which = names.map((name) => `{${name}}`).join(" or ") + (names.length > 1 ? ", whichever is meant" : "");
    return [...file.text.matchAll(pattern)].map(({ 0: words, index }) => {
      const problem = `types "${words.replace(/\s+/gu, " ")}" by hand`;
      return problemInText(file, index, problem, `write ${which}: the fact stands in ${FILE}`);
    });
  });
}
