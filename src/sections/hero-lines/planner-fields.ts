import type { Sentence } from "../../content/field-meta";
import { group, key, line, list, pattern, route, addIssue } from "../../content/vocabulary";
import { lineLetter } from "../../model/line-fields";

const name = (sentence: Sentence) => key({ such: "booking", ...sentence });

const answer = {
  name: name({
    en: "the answer's name in the table of tickets",
    de: "der Name der Antwort in der Tabelle der Fahrscheine",
  }),
  word: pattern(/^[a-z][a-z0-9]*$/u, {
    en: "the answer's word in a ticket's address, in this language, lower-case letters a to z (16 at most)",
    de: "das Wort der Antwort in der Adresse eines Fahrscheins, in dieser Sprache, aus den Buchstaben a bis z (höchstens 16)",
  }).max(16),
  label: line({ length: [4, 44], en: "the answer", de: "die Antwort" }),
};

const start = group({
  en: "an answer with name, word, line and label",
  de: "eine Antwort mit Name, Wort, Linie und Beschriftung",
  fields: { ...answer, line: lineLetter().optional() },
});

const end = group({
  en: "an answer with name, word and label",
  de: "eine Antwort mit Name, Wort und Beschriftung",
  fields: answer,
});

const ticket = group({
  en: "a ticket with from, to and route",
  de: "ein Fahrschein mit from, to und route",
  fields: {
    from: name({ en: "the first answer's name", de: "der Name der ersten Antwort" }),
    to: name({ en: "the second answer's name", de: "der Name der zweiten Antwort" }),
    route: route({
      en: "what the ticket is for: a service, a solution or a product",
      de: "wofür der Fahrschein gilt: eine Leistung, eine Lösung oder ein Produkt",
    }),
  },
});

const question = line({ length: [4, 40], en: "the question", de: "die Frage" });

export const planner = group({
  en: "two questions that light the way on the map and issue a ticket",
  de: "zwei Fragen, die den Weg auf dem Plan erleuchten und einen Fahrschein ausstellen",
  fields: {
    from: group({
      en: "the first question with its answers: where it hurts",
      de: "die erste Frage mit ihren Antworten: wo es wehtut",
      fields: { question, answers: list(start, { count: [2, 6], en: "its answers", de: "ihre Antworten" }) },
    }),
    to: group({
      en: "the second question with its answers: where to",
      de: "die zweite Frage mit ihren Antworten: wohin es gehen soll",
      fields: { question, answers: list(end, { count: [2, 4], en: "its answers", de: "ihre Antworten" }) },
    }),
    tickets: list(ticket, {
      count: [4, 24],
      en: "the table of tickets, one for every pair of answers, first the example that the page opens with",
      de: "die Tabelle der Fahrscheine, einer für jedes Paar von Antworten, zuerst das Beispiel, mit dem die Seite beginnt",
    }),
  },
}).superRefine((planner, context) => {
  const report = addIssue(context);
  for (const end of ["from", "to"] as const) {
    const { answers } = planner[end];
    for (const key of ["name", "word"] as const) {
      for (const [index, value] of repeated(answers.map((answer) => answer[key])))
        report([end, "answers", index, key], `${value} is another answer's, too`, "give each answer its own");
    }
    const names = answers.map((answer) => answer.name);
    for (const [index, ticket] of planner.tickets.entries())
      if (!names.includes(ticket[end]))
        report(["tickets", index, end], `no answer is called ${ticket[end]}`, `write one of ${names.join(", ")}`);
  }
  const pairs = planner.tickets.map(({ from, to }) => `from ${from} to ${to}`);
  for (const [index, pair] of repeated(pairs))
    report(["tickets", index], `is the second ticket ${pair}`, "keep one of the two");
  for (const { name: from } of planner.from.answers)
    for (const { name: to } of planner.to.answers)
      if (!pairs.includes(`from ${from} to ${to}`))
        report(["tickets"], `have none from ${from} to ${to}`, `add one: { from: ${from}, to: ${to}, route: ... }`);
});

/** Returns the values that occur before in the list, with their indexes. */
const repeated = (values: readonly string[]) =>
  [...values.entries()].filter(([index, value]) => values.indexOf(value) < index);
