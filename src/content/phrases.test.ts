import { phrasesIn } from "./phrases";

const found = (text: string, phrases: string[], unless?: string[]) =>
  phrasesIn(text, phrases, unless).map(({ words, offset }) => `${offset} ${words}`);

describe("a phrase", () => {
  it("is found in whole words, in any case", () => {
    expect(found("Till one: the till, until, tills, still", ["till"])).toEqual(["0 Till", "14 till"]);
  });

  it("is found over any white space, any apostrophe and soft hyphens", () => {
    expect(found("a way\n  back, a way\u00a0back", ["way back"])).toEqual(["2 way\n  back", "16 way\u00a0back"]);
    expect(found("it's and it’s", ["it’s"])).toEqual(["0 it's", "9 it’s"]);
    expect(found("Buchungs\u00adstrecke", ["Buchungsstrecke"])).toEqual(["0 Buchungs\u00adstrecke"]);
  });

  it("may begin within a word where it begins with a sign", () => {
    expect(found("Kund:innen, Kund*innen, innen, Gast/-innen", [":innen", "*innen", "/-innen"])).toEqual([
      "4 :innen",
      "16 *innen",
      "35 /-innen",
    ]);
  });

  it("does not count in a longer one that is innocent", () => {
    expect(found("no way back, a way back", ["way back"], ["no way back"])).toEqual(["15 way back"]);
  });

  it.each(["[a](/till/)", "`till`", "## So {#till}", "{till}", "https://example.org/till", "till@example.org"])(
    "is no part of what is no text: %s",
    (text) => {
      expect(found(text, ["till"])).toEqual([]);
    },
  );
});
