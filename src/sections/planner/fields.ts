import { z } from "zod";
import { group, id, inline, line, lineLetter, list, route } from "../../content/vocabulary";

/** How the table of tickets names an answer: the same in both languages. */
const name = (sentence: string, german: string) =>
  z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/u)
    .meta({
      nature: "data",
      sentence: `${sentence}, lower-case ASCII such as booking`,
      german: `${german}, in kleinen Buchstaben ohne Umlaute, etwa booking`,
      same: true,
    });

/** What an answer is called in a ticket's address: a word of the page's language. */
const word = z
  .string()
  .regex(/^[a-z][a-z0-9]*$/u)
  .max(16)
  .meta({
    nature: "data",
    sentence: "the answer's word in a ticket's address, in this language, lower-case letters a to z (16 at most)",
    german:
      "das Wort der Antwort in der Adresse eines Fahrscheins, in dieser Sprache, aus den Buchstaben a bis z (höchstens 16)",
  });

const start = group(
  {
    name: name("the answer's name in the table of tickets", "der Name der Antwort in der Tabelle der Fahrscheine"),
    word,
    line: lineLetter().optional(),
    label: line(4, 44, "the answer, where it hurts", "die Antwort: wo es wehtut"),
  },
  "an answer with name, word, line and label",
  "eine Antwort mit Name, Wort, Linie und Beschriftung",
);

const end = group(
  {
    name: name("the answer's name in the table of tickets", "der Name der Antwort in der Tabelle der Fahrscheine"),
    word,
    label: line(4, 44, "the answer, where to", "die Antwort: wohin es gehen soll"),
  },
  "an answer with name, word and label",
  "eine Antwort mit Name, Wort und Beschriftung",
);

const ticket = group(
  {
    from: name("the first answer's name", "der Name der ersten Antwort"),
    to: name("the second answer's name", "der Name der zweiten Antwort"),
    route: route(
      "what the ticket is for: a service, a solution or a product",
      "wofür der Fahrschein gilt: eine Leistung, eine Lösung oder ein Produkt",
    ),
    project: route("the nearest project", "das nächstliegende Projekt").optional(),
  },
  "a ticket with from, to, route and project",
  "ein Fahrschein mit from, to, route und project",
);

/** Two questions that light the way on the map and issue a ticket. Which ticket is said here, for every pair of answers. */
export const fields = group(
  {
    type: z.literal("planner"),
    id: id(),
    heading: line(2, 60, "the section's heading", "die Überschrift des Abschnitts"),
    text: inline("a paragraph before the questions", "ein Absatz vor den Fragen").optional(),
    from: group(
      {
        question: line(4, 40, "the first question", "die erste Frage"),
        answers: list(start, 2, 5, "its answers", "ihre Antworten"),
      },
      "the first question with its answers",
      "die erste Frage mit ihren Antworten",
    ),
    to: group(
      {
        question: line(4, 40, "the second question", "die zweite Frage"),
        answers: list(end, 2, 4, "its answers", "ihre Antworten"),
      },
      "the second question with its answers",
      "die zweite Frage mit ihren Antworten",
    ),
    tickets: list(
      ticket,
      4,
      20,
      "the table of tickets, one for every pair of answers",
      "die Tabelle der Fahrscheine, einer für jedes Paar von Antworten",
    ),
  },
  "two questions that light the way on the map and issue a ticket",
  "zwei Fragen, die den Weg auf dem Plan erleuchten und einen Fahrschein ausstellen",
).superRefine(everyPairOnce);

interface Answers {
  answers: readonly { name: string; word: string }[];
}
interface Planner {
  from: Answers;
  to: Answers;
  tickets: readonly { from: string; to: string }[];
}

/** Whatever a visitor answers, there is one ticket; and no ticket is for what nobody can answer. */
function everyPairOnce(planner: Planner, context: z.RefinementCtx): void {
  const say = (path: PropertyKey[], message: string, remedy: string) =>
    context.addIssue({ code: "custom", path, message, params: { remedy } });
  for (const end of ["from", "to"] as const) {
    for (const key of ["name", "word"] as const) {
      for (const [index, value] of repeated(planner[end].answers.map((answer) => answer[key])))
        say([end, "answers", index, key], `${value} is another answer's, too`, "give each answer its own");
    }
    const names = planner[end].answers.map((answer) => answer.name);
    for (const [index, ticket] of planner.tickets.entries())
      if (!names.includes(ticket[end]))
        say(["tickets", index, end], `no answer is called ${ticket[end]}`, `write one of ${names.join(", ")}`);
  }
  const pairs = planner.tickets.map(({ from, to }) => `from ${from} to ${to}`);
  for (const [index, pair] of repeated(pairs))
    say(["tickets", index], `is the second ticket ${pair}`, "keep one of the two");
  const wanted = planner.from.answers.flatMap((from) => planner.to.answers.map((to) => [from.name, to.name]));
  for (const [from, to] of wanted)
    if (!pairs.includes(`from ${from} to ${to}`))
      say(
        ["tickets"],
        `have none from ${from} to ${to}`,
        `add one: { from: ${from}, to: ${to}, route: ..., project: ... }`,
      );
}

/** @returns the place and the value of each that has stood there before */
function repeated(values: readonly string[]): [number, string][] {
  return [...values.entries()].filter(([index, value]) => values.indexOf(value) < index);
}
