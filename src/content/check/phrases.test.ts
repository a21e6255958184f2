import { findPhrases } from "./phrases";

const found = (text: string, phrases: string[], unless?: string[]) =>
  findPhrases(text, phrases, unless).map(({ words, offset }) => `${offset} ${words}`);

it.each<[string, string, string[], string[]]>([
  ["in whole words, in any case", "Till one: the till, until, tills, still", ["till"], ["0 Till", "14 till"]],
  ["over any white space", "a way\n  back, a way\u00a0back", ["way back"], ["2 way\n  back", "16 way\u00a0back"]],
  ["with any apostrophe", "it's and it’s", ["it’s"], ["0 it's", "9 it’s"]],
  ["over soft hyphens", "Buchungs\u00adstrecke", ["Buchungsstrecke"], ["0 Buchungs\u00adstrecke"]],
  ["within a word where it begins with a sign", "Kund:innen, innen", [":innen"], ["4 :innen"]],
  [
    "within a word where it begins with signs",
    "Kund*innen, Gast/-innen",
    ["*innen", "/-innen"],
    ["4 *innen", "16 /-innen"],
  ],
  ...["[a](/till/)", "`till`", "## So {#till}", "{till}", "https://example.org/till", "till@example.org"].map(
    (text): [string, string, string[], string[]] => ["not in what is no text", text, ["till"], []],
  ),
])("findPhrases finds a phrase %s: %j", (_where, text, phrases, expected) => {
  expect(found(text, phrases)).toEqual(expected);
});

it("a phrase within an allowed longer phrase does not count", () => {
  expect(found("no way back, a way back", ["way back"], ["no way back"])).toEqual(["15 way back"]);
});
