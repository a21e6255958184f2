/** What a service, a solution or a product costs: a fixed price, a ceiling, or sections with people (decisions: Fares and facts). */
import { z } from "zod";
import { count, group, inline, line, list } from "../content/vocabulary";

/** The name of an amount in the file of facts. */
export function amountName(sentence: string, german: string) {
  return z
    .string()
    .regex(/^[a-z][a-zA-Z]*$/u)
    .meta({
      nature: "data",
      sentence: `${sentence}, the name of an amount in content/site/facts.yml such as auditFare`,
      german: `${german}, der Name eines Betrags aus content/site/facts.yml, etwa auditFare`,
      same: true,
      namedIn: "facts",
    });
}

export const fare = group(
  {
    fixed: amountName("the fixed price", "der Festpreis").optional(),
    ceiling: amountName("what it costs at most", "was es höchstens kostet").optional(),
    sections: count(2, "the usual number of sections", "die übliche Zahl der Abschnitte").optional(),
    people: count(1, "how many people work on it", "wie viele Menschen daran arbeiten"),
    length: line(
      2,
      40,
      "how long it takes, where it is not counted in sections",
      "wie lange es dauert, wo nicht in Abschnitten gezählt wird",
    ).optional(),
    includes: list(
      inline("what is in the price", "was im Preis enthalten ist"),
      2,
      5,
      "what is in it",
      "was enthalten ist",
    ),
    excludes: list(
      inline("what is not in the price", "was nicht im Preis enthalten ist"),
      1,
      4,
      "what is not in it",
      "was nicht enthalten ist",
    ),
    raises: list(inline("what makes it dearer", "was es teurer macht"), 1, 4, "what raises it", "was den Preis erhöht"),
  },
  "a fare with fixed, ceiling or sections, with people, includes, excludes and raises",
  "ein Preis mit fixed, ceiling oder sections sowie people, includes, excludes und raises",
).superRefine(oneBasis);

const BASES = ["fixed", "ceiling", "sections"] as const;

/** A price that is two things at once is none. */
function oneBasis(fields: Readonly<Partial<Record<(typeof BASES)[number], unknown>>>, context: z.RefinementCtx): void {
  const [first, second] = BASES.filter((basis) => fields[basis] !== undefined);
  if (first !== undefined && second === undefined) return;
  context.addIssue({
    code: "custom",
    path: second === undefined ? [] : [second],
    message: second === undefined ? "names no price" : `stands beside ${first}`,
    params: { remedy: second === undefined ? `add one of ${BASES.join(", ")}` : "keep one of the two" },
  });
}
