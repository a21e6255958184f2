import { contentFolder, HOME } from "../../../test/content-folder";

const content = contentFolder();

const PLANNER = `sections:
  - type: planner
    id: planner
    heading: "Where to?"
    from:
      question: "Where does it hurt?"
      answers:
        - { name: booking, word: booking, line: A, label: "In the booking" }
        - { name: content, word: content, label: "In the texts" }
    to:
      question: "What would you like?"
      answers:
        - { name: clarity, word: clarity, label: "Knowing what to do" }
        - { name: new, word: new, label: "Something new" }
    tickets:
      - { from: booking, to: clarity, route: /services/rail-advice/ }
      - { from: booking, to: new, route: / }
      - { from: content, to: clarity, route: / }
      - { from: content, to: new, route: /, project: /services/rail-advice/ }`;

/** Returns the problems of the German page after changes to its planner. */
function mistakes(...changes: readonly (readonly [from: string, to: string])[]): string[] {
  const planner = changes.reduce((text, [from, to]) => text.replace(from, to), PLANNER);
  const page = content.addPage("/plan/", "Plan", planner);
  return content.check().flatMap((line) => (line.startsWith(page.de) ? line.slice(page.de.length + 1) : []));
}

const ADD = (to: string) => `add one: { from: ${to}, route: ..., project: ... }`;

it.each<[string, [string, string][], unknown[]]>([
  ["no problem if every pair of answers has a ticket", [], []],
  [
    "a pair without a ticket, and a pair with two",
    [["from: content, to: clarity", "from: content, to: new"]],
    [
      `20:7 sections[1].tickets - have none from content to clarity - ${ADD("content, to: clarity")}`,
      "23:9 sections[1].tickets[4] - is the second ticket from content to new - keep one of the two",
    ],
  ],
  [
    "a ticket of a missing answer, and one to a missing page",
    [["from: booking, to: new, route: /", "from: bookings, to: new, route: /gone/"]],
    [
      `20:7 sections[1].tickets - have none from booking to new - ${ADD("booking, to: new")}`,
      "21:17 sections[1].tickets[2].from - no answer is called bookings - write one of booking, content",
      expect.stringContaining("21:43 sections[1].tickets[2].route - there is no page /gone/ "),
    ],
  ],
  [
    "two answers with the same word",
    [["word: content", "word: booking"]],
    ["13:34 sections[1].from.answers[2].word - booking is another answer's, too - give each answer its own"],
  ],
])("the check of a planner reports %s", (_what, changes, told) => {
  expect(mistakes(...changes)).toEqual(told);
});

it("links may have tickets of the home page as targets, whose hero has the planner of the services page", () => {
  const sign = "  - { type: hero-lines, first: Eins, second: Zwei }\n";
  content.changeBoth(HOME, "sections:\n", `sections:\n${sign}`);
  content.addPage("/services/", "Services", PLANNER);
  const page = content.addPage("/links/", "Links", "", "[One](/#content-new), [none](/#content-old).");
  expect(content.check().filter((line) => line.startsWith(page.de))).toEqual([
    expect.stringContaining("/ has no part #content-old - did you mean #content-new?"),
  ]);
});
