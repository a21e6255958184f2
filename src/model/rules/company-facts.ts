import { problemInText, type Rule } from "../../content/draft";
import { escapePattern } from "../../content/check/phrases";
import { companyFacts } from "../facts";

/** Facts that texts may not spell out (decisions: The agency). The longest first. */
const ONCE = ["legalName", "siteUrl", "email", "phone", "name"];

/** A company's name may be a word that others are made of: one called Kurs writes of a Kursbuch as anybody does. */
const [BEFORE, AFTER] = [String.raw`(?<![\p{L}\p{M}\p{N}])`, String.raw`(?![\p{L}\p{M}\p{N}])`];

/** Texts name the facts of the company file instead of spelling them out (quality E10). */
export const companyFactsOnce: Rule = {
  /** Searches the file as it was typed: once placeholders are filled in, a fact reads the same either way. */
  page({ file }, { site: { company } }) {
    const facts = companyFacts(company?.data);
    const known = ONCE.filter((name) => facts[name]);
    if (known.length === 0) return [];
    const either = known.map((name) => escapePattern(facts[name] ?? "")).join("|");
    return [...file.text.matchAll(new RegExp(`${BEFORE}(?:${either})${AFTER}`, "gu"))].map(({ 0: fact, index }) => {
      const name = known.find((each) => facts[each] === fact);
      const remedy = `write {${name}}: the fact stands in content/site/company.yml`;
      return problemInText(file, index, `spells out "${fact}"`, remedy);
    });
  },
};
