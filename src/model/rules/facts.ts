import { z } from "zod";
import { type RawFile, type RawPage, problemAt, problemInText, type Rule } from "../../content/raw-content";
import { isRecord } from "../../content/fields";
import { escapePattern } from "../../content/check/phrases";
import type { Problem } from "../../content/problem";
import { inEveryLanguage, type Language } from "../../i18n/languages";
import { memoize } from "../../memoize";
import { companyFacts, declaredFacts } from "../facts";
import { FACTS_FILE } from "./fares";

/** Requires unique names of facts, and placeholders in place of typed values of the file of facts (quality E10). */
export const factsRule: Rule = {
  site({ model, site: { facts: file } }) {
    const { company } = model.siteFiles;
    // Names that the company file has, too, would be ambiguous in texts.
    const taken = company instanceof z.ZodObject ? Object.keys(company.shape) : [];
    if (!file || !isRecord(file.data)) return [];
    const names = Object.keys(file.data).filter((name) => taken.includes(name));
    return names.map((name) =>
      problemAt(file, [name], `{${name}} means something else already`, "give the fact another name"),
    );
  },
  page(page, { model, site: { facts: file } }) {
    // Articles may state outdated facts, because they describe their own day.
    const isFree = page.kind === "article" || model.isExample?.(page) === true;
    return isFree || !file ? [] : findTypedValues(page, typedFacts(file)[page.language]);
  },
};

interface TypedFacts {
  /** Finds texts that may contain a typed value. Without lookbehind, it is many times faster. */
  rough: RegExp;
  facts: readonly { names: string[]; pattern: RegExp }[];
}

/** Returns patterns of each typed value, with the names of facts that have it. */
const typedFacts = memoize(({ data }: RawFile) =>
  inEveryLanguage((language): TypedFacts => {
    const names = new Map<string, string[]>();
    for (const name of Object.keys(declaredFacts(data, language))) {
      const entry = (data as Record<string, unknown>)[name];
      for (const source of isRecord(entry) ? typedPatterns(entry, language) : [])
        names.set(source, [...(names.get(source) ?? []), name]);
    }
    return {
      rough: new RegExp([...names.keys()].join("|") || "(?!)", "iu"),
      facts: [...names].map(([source, all]) => ({ names: all, pattern: new RegExp(BEFORE + source + AFTER, "giu") })),
    };
  }),
);

/** Excludes compounds and longer numbers: a company called Kurs may write Kursbuch. */
const [BEFORE, AFTER] = [String.raw`(?<![\p{L}\p{M}\p{N}]|\p{N}[.,])`, String.raw`(?![\p{L}\p{M}\p{N}]|[.,]\p{N})`];
const SPACE = String.raw`\s`;

/** Returns patterns of values as editors type them. */
function typedPatterns({ euros, value, otherwise, typed }: Record<string, unknown>, language: Language): string[] {
  if (typeof euros === "number") return [amountPattern(euros)];
  const others: unknown[] = isRecord(otherwise) && Array.isArray(otherwise[language]) ? otherwise[language] : [];
  const own = typed !== "may" && isRecord(value) ? [value[language]] : [];
  return [...own, ...others]
    .filter((phrase) => typeof phrase === "string")
    .map((phrase) => escapePattern(phrase).replace(/\s+/gu, `${SPACE}+`));
}

/** Matches an amount beside its currency, with any thousands separator: `7.500 €`, `€7,500`, `EUR 7 500.00`. */
function amountPattern(amount: number): string {
  const digits = String(amount).replace(/\B(?=(?:\d{3})+$)/gu, `[.,'’${SPACE}]?`);
  const number = String.raw`${digits}(?:[.,](?:00|-|–))?`;
  const currency = "(?:€|EUR|euros?)";
  return `(?:${currency}${SPACE}?${number}|${number}${SPACE}?${currency})`;
}

/** Searches the source, in which placeholders are not filled in. */
function findTypedValues({ file }: RawPage, { rough, facts: typed }: TypedFacts): Problem[] {
  if (!rough.test(file.text)) return [];
  return typed.flatMap(({ names, pattern }) => {
    const which = names.map((name) => `{${name}}`).join(" or ") + (names.length > 1 ? ", whichever is meant" : "");
    return [...file.text.matchAll(pattern)].map(({ 0: words, index }) => {
      const problem = `types "${words.replace(/\s+/gu, " ")}" by hand`;
      return problemInText(file, index, problem, `write ${which}: the fact is in ${FACTS_FILE}`);
    });
  });
}

/** Facts that texts must not spell out (specification, The agency). `legalName` precedes `name`, which it may contain. */
const ONCE = ["legalName", "siteUrl", "email", "phone", "name"];

/** Requires placeholders in place of typed facts of the company file (quality E10). */
export const companyFactsRule: Rule = {
  /** Searches the file as typed, because filled-in placeholders look like typed facts. */
  page({ file }, { site: { company } }) {
    const facts = companyFacts(company?.data);
    const known = ONCE.filter((name) => facts[name]);
    if (known.length === 0) return [];
    const either = known.map((name) => escapePattern(facts[name] ?? "")).join("|");
    return [...file.text.matchAll(new RegExp(`${BEFORE}(?:${either})${AFTER}`, "gu"))].map(({ 0: fact, index }) => {
      const name = known.find((each) => facts[each] === fact);
      const remedy = `write {${name}}: the fact is in content/site/company.yml`;
      return problemInText(file, index, `spells out "${fact}"`, remedy);
    });
  },
};
