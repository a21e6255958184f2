import { findMessageProblems } from "./message-problems";

const file = (messages: Record<string, string>) => JSON.stringify(messages, null, 2);
const problems = (de: Record<string, string>, en: Record<string, string>, source = 'text("a.one"); text("a.two")') =>
  findMessageProblems({ de: file(de), en: file(en) }, "de", [source]);

const ONE = { "a.one": "Eins" };

it.each<[string, Record<string, string>, Record<string, string>, string | undefined]>([
  ["complete and alike", { ...ONE, "a.two": "{name} zwei" }, { "a.one": "One", "a.two": "two {name}" }, undefined],
  [
    "missing in a translation",
    { ...ONE, "a.two": "Zwei" },
    ONE,
    "en.json:1 a.two - is missing - translate it from de.json",
  ],
  [
    "of a translation only",
    ONE,
    { ...ONE, "a.two": "Two" },
    "en.json:3 a.two - is not in de.json - remove it or add it there",
  ],
  [
    "with other values",
    { "a.one": "{count, plural, one {#} other {#}}" },
    { "a.one": "{total}" },
    "en.json:2 a.one - takes the values total:argument, the original count:plural - use the same",
  ],
  [
    "with a sign that nobody sees",
    ONE,
    { "a.one": "One\u2028" },
    "en.json:2 a.one - holds U+2028 LINE SEPARATOR - delete it",
  ],
  ["not in ICU", ONE, { "a.one": "One {" }, "en.json:2 a.one - is not an ICU message"],
  [
    "out of order",
    { "a.two": "Zwei", ...ONE },
    { ...ONE, "a.two": "Two" },
    "de.json:3 a.one - is out of order - sort the messages by id",
  ],
])("of messages that are %s the check says so", (_what, de, en, told) => {
  expect(problems(de, en)).toEqual(told ? [expect.stringContaining(`locales/${told}`)] : []);
});

it("a message that is used nowhere is told, and a template literal is a use", () => {
  const messages = { "a.one": "Eins", "b.two": "Zwei" };
  const told = ["de", "en"].map((language) => `locales/${language}.json:2 a.one - is used nowhere - remove it`);
  expect(problems(messages, messages, "text(`b.${kind}`)")).toEqual(told);
});

it.each([
  [
    "a comma is missing",
    '{\n  "a.one": "Eins"\n  "a.two": "Zwei"\n}',
    /^locales\/en\.json:3:3 - is no JSON \(.+\) - check quotes/u,
  ],
  ["it ends too early", '{\n  "a.one": "Eins",', /^locales\/en\.json:2:19 - is no JSON/u],
  [
    "an id is there twice",
    '{\n  "a.one": "One",\n  "a.one": "Two"\n}',
    /^locales\/en\.json:3 a\.one - is there twice - remove one$/u,
  ],
])("says where a file can't be read: %s", (_what, en, line) => {
  const problems = findMessageProblems({ de: file(ONE), en }, "de", [""]);
  expect(problems).toEqual([expect.stringMatching(line)]);
});
