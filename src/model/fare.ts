/** Declares a price: fixed, a ceiling, or stages with a number of people (specification, Fares and facts). */
import type { z } from "zod";
import type { Sentence } from "../content/field-meta";
import { count, group, inlineList, line, pattern, addIssue } from "../content/vocabulary";

/** Declares the name of an amount in the file of facts. */
export function amountName({ en, de }: Sentence) {
  return pattern(/^[a-z][a-zA-Z]*$/u, {
    en: `${en}, the name of an amount in content/site/facts.yml such as auditFare`,
    de: `${de}, der Name eines Betrags aus content/site/facts.yml, etwa auditFare`,
    shared: true,
    namedIn: "facts",
  });
}

export const fare = group({
  en: "a fare with fixed, ceiling or sections, with people, includes, excludes and raises",
  de: "ein Preis mit fixed, ceiling oder sections sowie people, includes, excludes und raises",
  fields: {
    fixed: amountName({ en: "the fixed price", de: "der Festpreis" }).optional(),
    ceiling: amountName({ en: "what it costs at most", de: "was es höchstens kostet" }).optional(),
    sections: count({ min: 2, en: "the usual number of sections", de: "die übliche Zahl der Abschnitte" }).optional(),
    people: count({ en: "how many people work on it", de: "wie viele Menschen daran arbeiten" }),
    length: line({
      length: [2, 40],
      en: "how long it takes, where it is not counted in sections",
      de: "wie lange es dauert, wo nicht in Abschnitten gezählt wird",
    }).optional(),
    includes: inlineList({ count: [2, 5], en: "what is in the price", de: "was im Preis enthalten ist" }),
    excludes: inlineList({ count: [1, 4], en: "what is not in the price", de: "was nicht im Preis enthalten ist" }),
    raises: inlineList({ count: [1, 4], en: "what makes it dearer", de: "was es teurer macht" }),
  },
}).superRefine(oneBasis);

const BASES = ["fixed", "ceiling", "sections"] as const;

/** Requires exactly one basis for a price. */
function oneBasis(fields: Readonly<Partial<Record<(typeof BASES)[number], unknown>>>, context: z.RefinementCtx): void {
  const [first, second] = BASES.filter((basis) => fields[basis] !== undefined);
  if (first === undefined) addIssue(context)([], "names no price", `add one of ${BASES.join(", ")}`);
  if (second !== undefined) addIssue(context)([second], `stands beside ${first}`, "keep one of the two");
}
