import { steps } from "../../content/parts";
import { choice, code, count, day, flag, group, inline, line, lineLetter, list } from "../../content/vocabulary";
import { common } from "../../model/common";
import { sections } from "../../model/sections";

/** A vacancy (decisions, Pages: vacancies). The salary range is required: EU pay transparency directive 2023/970. */
export const fields = group(
  {
    ...common,
    sections,
    code: code(),
    line: lineLetter(),
    tasks: list(inline("a task", "eine Aufgabe"), 3, 7, "the tasks", "die Aufgaben"),
    profile: list(
      inline("something the person brings", "etwas, das jemand mitbringt"),
      3,
      7,
      "the profile",
      "das Profil",
    ),
    benefits: list(
      inline("a benefit, with its condition", "etwas, das geboten wird, mit seiner Bedingung"),
      3,
      7,
      "the benefits",
      "was geboten wird",
    ),
    steps: steps(3, 5),
    place: line(3, 60, "the place of work", "der Arbeitsort"),
    remote: line(3, 80, "how much of the work can be done elsewhere", "wie viel der Arbeit anderswo getan werden kann"),
    telecommute: flag(
      "whether all of the work may be done elsewhere in the company's country, without a day on site; the remote share must then name that country",
      "ob alle Arbeit anderswo im Land des Unternehmens getan werden darf, ohne einen Tag vor Ort; der Anteil remote muss dieses Land dann nennen",
    ).optional(),
    contract: choice(["permanent", "fixed-term", "freelance"] as const, "the type of contract", "die Art des Vertrags"),
    hours: group(
      {
        from: count(10, "the fewest hours a week", "die wenigsten Stunden in der Woche"),
        to: count(10, "the most hours a week", "die meisten Stunden in der Woche"),
      },
      "weekly hours, from and to",
      "Wochenstunden, von und bis",
    ),
    salary: group(
      {
        from: count(20000, "the lower end, euros a year before tax", "das untere Ende, Euro im Jahr vor Steuern"),
        to: count(20000, "the upper end, euros a year before tax", "das obere Ende, Euro im Jahr vor Steuern"),
      },
      "the salary range for the most weekly hours, from and to",
      "die Gehaltsspanne bei den meisten Wochenstunden, von und bis",
    ),
    start: line(3, 60, "when the work can start", "wann die Arbeit beginnen kann"),
    posted: day("the day the vacancy was posted", "der Tag, an dem die Stelle ausgeschrieben wurde"),
    closes: day(
      "the last day for applications; afterwards the page says that the position is filled",
      "der letzte Tag für Bewerbungen; danach sagt die Seite, dass die Stelle besetzt ist",
    ).optional(),
  },
  "a vacancy",
  "eine Stelle",
);
