import { APPLY_ID } from "../../model/views/routes";
import { steps } from "../../content/shared-fields";
import { choice, count, day, flag, group, inlineList, line } from "../../content/vocabulary";
import { common } from "../../model/common";
import { code, lineLetter } from "../../model/line-fields";
import { sections } from "../../model/sections";

/** A vacancy (specification, Pages). The salary range is required: EU directive 2023/970, Article 5. */
export const fields = group({
  en: "a vacancy",
  de: "eine Stelle",
  plural: { en: "Vacancies", de: "Stellen" },
  fields: {
    ...common,
    sections,
    code: code(),
    line: lineLetter(),
    tasks: inlineList({ count: [3, 7], en: "a task", de: "eine Aufgabe" }),
    profile: inlineList({ count: [3, 7], en: "something the person brings", de: "etwas, das jemand mitbringt" }),
    benefits: inlineList({
      count: [3, 7],
      en: "a benefit, with its condition",
      de: "etwas, das geboten wird, mit seiner Bedingung",
    }),
    steps: steps({ count: [3, 5] }),
    place: line({ length: [3, 60], en: "the place of work", de: "der Arbeitsort" }),
    remote: line({
      length: [3, 80],
      en: "how much of the work can be done elsewhere",
      de: "wie viel der Arbeit anderswo getan werden kann",
    }),
    telecommute: flag({
      en: "whether all of the work may be done elsewhere in the company's country, without a day on site; the remote share must then name that country",
      de: "ob alle Arbeit anderswo im Land des Unternehmens getan werden darf, ohne einen Tag vor Ort; der Anteil remote muss dieses Land dann nennen",
    }).optional(),
    contract: choice(["permanent", "fixed-term", "freelance"], {
      en: "the type of contract",
      de: "die Art des Vertrags",
    }),
    hours: group({
      en: "weekly hours, from and to",
      de: "Wochenstunden, von und bis",
      fields: {
        from: count({ min: 10, en: "the fewest hours a week", de: "die wenigsten Stunden in der Woche" }),
        to: count({ min: 10, en: "the most hours a week", de: "die meisten Stunden in der Woche" }),
      },
    }),
    salary: group({
      en: "the salary range for the most weekly hours, from and to",
      de: "die Gehaltsspanne bei den meisten Wochenstunden, von und bis",
      fields: {
        from: count({
          min: 20000,
          en: "the lower end, euros a year before tax",
          de: "das untere Ende, Euro im Jahr vor Steuern",
        }),
        to: count({
          min: 20000,
          en: "the upper end, euros a year before tax",
          de: "das obere Ende, Euro im Jahr vor Steuern",
        }),
      },
    }),
    start: line({ length: [3, 60], en: "when the work can start", de: "wann die Arbeit beginnen kann" }),
    posted: day({ en: "the day the vacancy was posted", de: "der Tag, an dem die Stelle ausgeschrieben wurde" }),
    closes: day({
      en: "the last day for applications; afterwards the page says that the position is filled",
      de: "der letzte Tag für Bewerbungen; danach sagt die Seite, dass die Stelle besetzt ist",
    }).optional(),
  },
});

export const routePattern = { pattern: /^\/career\/vacancies\/[^/]+\/$/u, written: "/career/vacancies/<name>/" };
export const folder = "content/pages/career/vacancies";
export const parts = ["tasks", "profile", "benefits", "steps", APPLY_ID];
export const relatedKinds = ["vacancy"];
