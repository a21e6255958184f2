import { suggest } from "./suggest";

it.each([
  ["descripton", ["title", "description", "lead"], "description"],
  // The nearest of several.
  ["tilte", ["title", "tilted"], "tilted"],
  // A third of differing letters, and no more.
  ["abcdxx", ["abcdef"], "abcdef"],
  ["abcxxx", ["abcdef"], undefined],
  // Capitals are ignored before the nearest word is chosen.
  ["/agb/", ["/", "/404/", "/AGB/"], "/AGB/"],
  ["F", ["A", "B", "C", "D", "E"], undefined],
  ["title", [], undefined],
])("for %s of %j the word %s is suggested", (word, known, meant) => {
  expect(suggest(word, known)).toBe(meant);
});
