import { suggest } from "./suggest";

it.each([
  ["descripton", ["title", "description", "lead"], "description"],
  // The most similar of several words.
  ["tilte", ["title", "tilted"], "tilted"],
  // A third of the letters may differ.
  ["abcdxx", ["abcdef"], "abcdef"],
  ["abcxxx", ["abcdef"], undefined],
  // Case is ignored.
  ["/agb/", ["/", "/404/", "/AGB/"], "/AGB/"],
  ["F", ["A", "B", "C", "D", "E"], undefined],
  ["title", [], undefined],
])("suggest finds for %s among %j the word %s", (word, known, meant) => {
  expect(suggest(word, known)).toBe(meant);
});
