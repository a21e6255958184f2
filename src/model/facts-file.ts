/** Declares the optional file of facts: the company's promises in numbers, by the placeholder of each. */
import { z } from "zod";
import { choice, count, flag, group, line, list, route, addIssue } from "../content/vocabulary";
import { inEveryLanguage, LANGUAGES } from "../i18n/languages";

const EVERY = LANGUAGES.join(" and ");

const fact = group({
  en: "a fact with is, and with euros or value",
  de: "eine Angabe mit is und mit euros oder value",
  fields: {
    is: line({
      length: [10, 120],
      en: "what the fact is, for editors",
      de: "was die Angabe bedeutet, für die Redaktion",
    }),
    euros: count({ en: "an amount in euros, net of VAT", de: "ein Betrag in Euro ohne Mehrwertsteuer" }).optional(),
    weeks: count({ en: "the weeks that the amount pays for", de: "die Wochen, die der Betrag bezahlt" }).optional(),
    offer: route({
      en: "the offer whose whole price the amount is, which the check compares",
      de: "das Angebot, dessen ganzer Preis der Betrag ist; die Prüfung vergleicht beide",
    }).optional(),
    value: group({
      en: `the fact as a text says it, in ${EVERY}`,
      de: `die Angabe, wie ein Text sie nennt, auf ${EVERY}`,
      fields: inEveryLanguage(() =>
        line({ length: [1, 80], en: "the fact as a text says it", de: "die Angabe, wie ein Text sie nennt" }),
      ),
    }).optional(),
    otherwise: group({
      en: `other ways to type the fact, which the check reports, in ${EVERY}`,
      de: `andere Schreibweisen der Angabe, die die Prüfung meldet, auf ${EVERY}`,
      fields: inEveryLanguage(() =>
        list(line({ length: [2, 80], en: "another way to type the fact", de: "eine andere Schreibweise der Angabe" }), {
          count: [1, 12],
          en: "other ways to type it",
          de: "andere Schreibweisen",
        }).optional(),
      ),
    }).optional(),
    sample: flag({
      en: "whether the value is a sample, which npm run check:release finds",
      de: "ob der Wert ein Muster ist, das npm run check:release findet",
    }).optional(),
    typed: choice(["may"], {
      en: "whether texts may say the value by hand, because it is a phrase like any other",
      de: "ob Texte den Wert auch von Hand nennen dürfen, weil er eine Wendung wie jede andere ist",
    }).optional(),
  },
}).superRefine(oneValue);

/** Requires euros or a value. Amounts are always refused as typed text. */
function oneValue(fields: Readonly<Record<string, unknown>>, context: z.RefinementCtx): void {
  const say = addIssue(context);
  if (fields["euros"] === undefined && fields["value"] === undefined)
    say([], "has no value", `add euros: a whole number, or value: its words in ${EVERY}`);
  const others = ["value", "typed", "otherwise"].filter((name) => fields[name] !== undefined);
  if (fields["euros"] !== undefined) for (const name of others) say([name], "stands beside euros", "remove it");
}

/** Facts by placeholder. Names consist of letters. */
export const facts = z
  .record(z.string(), fact)
  .superRefine(namesOfLetters)
  .meta({
    type: "data",
    sentence: { en: "the facts, each by its name", de: "die Angaben, jede unter ihrem Namen" },
    plural: { en: "Facts", de: "Fakten" },
  });

function namesOfLetters(file: Record<string, unknown>, context: z.RefinementCtx): void {
  const remedy = "write letters only, the first a small one, such as sectionLength";
  for (const name of Object.keys(file).filter((each) => !/^[a-z][a-zA-Z]*$/u.test(each)))
    addIssue(context)([name], "is no name that texts can write", remedy);
}

export type FactsFile = z.infer<typeof facts>;
