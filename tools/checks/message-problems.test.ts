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
  ["accepts the values of its calls", ["{n} <b>{name}</b>", 'text("a.two", { n: 1, name, b })'], []],
  [
    "reports a misspelt value inside of a tag",
    ["<b>{nmae}</b>", 'formatMessage({ id: "a.two" satisfies Id }, { name, b })'],
    [
      'has "nmae" in braces or as a tag, which the program does not give - use "name", "b"',
      'does not show "name" - add it in braces or as a tag, without apostrophes around it',
    ],
  ],
  [
    "reports a value between apostrophes, inside of a plural",
    ["{n, plural, other {'{name}'}}", 'text(isOne ? "a.one" : "a.two", { n, name })'],
    ['does not show "name" - add it in braces or as a tag, without apostrophes around it'],
  ],
  [
    "reports a tag that no call gives",
    ["<i>Two</i>", 'text("a.two", {})'],
    ['has "i" in braces or as a tag, which the program does not give - use none'],
  ],
  [
    "reports a value of a computed call that no program knows",
    ["{mni}", 'text(`a.${kind}`, problem) || "a.two min"'],
    ["has {mni}, which no program gives - correct the name"],
  ],
  [
    "reports braces without an end",
    ["{n", undefined],
    ["is not a message (expect argument closing brace) - give each {value} its braces and each <tag> its </tag>"],
  ],
  ["reports an unused message", ["Two", ""], ["is not in use - remove it"]],
  ["reports an avoided word", ["At the till"], ['contains "the till" - write checkout (content/site/glossary.yml)']],
])("findMessageProblems %s", (_title, input, expected) => {
  expect(problems(...input)).toEqual(expected.map((problem) => `locales/en.json:3 a.two - ${problem}`));
});
