import { findMessageProblems } from "./message-problems";

const GLOSSARY = "en: { avoid: [{ avoid: [the till], write: checkout, unless: [the till receipt] }] }";
const problems = (message: string, source = 'text("a.two")', glossary = GLOSSARY) =>
  findMessageProblems("en", JSON.stringify({ "a.one": "One", "a.two": message }, null, 2), glossary, [
    'text("a.one")',
    source,
  ]);

it.each<[string, Parameters<typeof problems>, string[]]>([
  ["an innocent message", ["The till receipt"], []],
  ["a message whose id a template literal begins", ["Two", "text(`a.${kind}`)"], []],
  ["any words where there is no glossary", ["The till", undefined, ""], []],
  ["a message that no program text names", ["Two", ""], ["is used nowhere - remove it"]],
  ["an invisible character", ["Two\u2028"], ["holds U+2028 - delete it"]],
  [
    "a word that the glossary avoids",
    ["At the till"],
    ['says "the till" - write checkout (content/site/glossary.yml)'],
  ],
])("of %s the check reports what is wrong with it", (_what, input, expected) => {
  expect(problems(...input)).toEqual(expected.map((problem) => `locales/en.json:3 a.two - ${problem}`));
});
