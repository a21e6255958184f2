import { findMessageProblems } from "./message-problems";

const GLOSSARY = "en: { avoid: [{ avoid: [the till], write: checkout, unless: [the till receipt] }] }";
const problems = (message: string, source = 'text("a.two")', glossary = GLOSSARY) =>
  findMessageProblems("en", JSON.stringify({ "a.one": "One", "a.two": message }, null, 2), glossary, [
    'text("a.one")',
    source,
  ]);

it.each<[string, Parameters<typeof problems>, string[]]>([
  ["accepts an exception of the glossary", ["The till receipt"], []],
  ["accepts a message with the beginning of its id in a template literal", ["Two", "text(`a.${kind}`)"], []],
  ["accepts any words without a glossary", ["The till", undefined, ""], []],
  ["reports an unused message", ["Two", ""], ["is not in use - remove it"]],
  ["reports an invisible character", ["Two\u2028"], ["contains U+2028 - delete it"]],
  ["reports an avoided word", ["At the till"], ['contains "the till" - write checkout (content/site/glossary.yml)']],
])("findMessageProblems %s", (_title, input, expected) => {
  expect(problems(...input)).toEqual(expected.map((problem) => `locales/en.json:3 a.two - ${problem}`));
});
