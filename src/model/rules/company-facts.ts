import { problemInText, type Rule } from "../../content/raw-content";
import { escapePattern } from "../../content/check/phrases";
import { companyFacts } from "../facts";

/** Facts that texts must not spell out (specification, The agency). `legalName` precedes `name`, which it may contain. */
const ONCE = ["legalName", "siteUrl", "email", "phone", "name"];

/** Excludes compounds: a company called Kurs may write Kursbuch. */
const [BEFORE, AFTER] = [String.raw`(?<![\p{L}\p{M}\p{N}])`, String.raw`(?![\p{L}\p{M}\p{N}])`];

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
