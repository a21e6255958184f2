import { parseSource } from "./source-file";

const QUOTE = "put quotation marks around the text: ";

it.each([
  ["title: Ein Zug: der erste", 2, `has a text that contains a colon - ${QUOTE}title: "Ein Zug: der erste"`],
  ['title: "Der Zug\nlead: Los', 3, 'title: "Der Zug has no " at its end - write " after its last word'],
  ['title: "Der "erste" Zug"', 2, 'has a " within a text in " "'],
  ["title: 'Das ist's'", 2, "has a ' within a text in ' '"],
  ["event:\n\tname: Messe", 3, "a line begins with a tab - write two blanks in its place"],
  ["title: Zug\n lead: Los", 2, '"lead: Los" is not in line with the field above - begin it in the same column'],
  ["event:\n  name: Messe\n city: Köln", 4, '"city: Köln" is not in line with the fields above - begin it'],
  ["title Der Zug\nlead: Los", 2, '"title Der Zug" is no field - write its name, a colon, a blank and its text'],
  ["title: Zug\nlead:Los", 3, '"lead:Los" is no field - write its name, a colon, a blank and its text'],
  ["title: Der Zug\nfährt los", 3, '"fährt los" is no field'],
  ["title: @home", 2, `has a text that begins with @ - ${QUOTE}title: "@home"`],
  ["title: {name} fährt", 2, `has a text that begins with { - ${QUOTE}title: "{name} fährt"`],
  ["lead: > 90 Prozent", 2, `has a text that begins with > - ${QUOTE}lead: "> 90 Prozent"`],
  ["title: - Der Zug", 2, `has a text that begins with - - ${QUOTE}title: "- Der Zug"`],
  ["title: &mehr Zug", 2, `has a text that begins with & - ${QUOTE}title: "&mehr Zug"`],
  ["title: !wichtig", 2, `has a text that begins with ! - ${QUOTE}title: "!wichtig"`],
  ["title: Zug #1", 2, `has a text with #, and the rest of the line is lost - ${QUOTE}title: "Zug #1"`],
  ['title: "C:\\Zug"', 2, "contains a backslash within quotation marks - write it twice: \\\\"],
  ["needs: [Zug, Zeit\nlead: Los", 3, "the text above has no ] - write ] at its end"],
])("%j is explained without a word of YAML", (yaml, line, message) => {
  const [found, ...more] = parseSource("a.md", `---\n${yaml}\n---\n`).problems;
  expect(`${found?.problem} - ${found?.remedy}`.slice(0, message.length)).toBe(message);
  expect(found?.line).toBe(line);
  expect(more).toEqual([]);
});

it.each(["title: Der Zug # eine Bemerkung", "# eine Bemerkung", 'title: "Zug #1: los"', "title: Zug#1"])(
  "%j is accepted",
  (yaml) => {
    expect(parseSource("a.md", `---\n${yaml}\n---\n`).problems).toEqual([]);
  },
);
