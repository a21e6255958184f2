import { chooseLanguage } from "./choose-language";
import { LANGUAGES } from "./languages";

const choose = (stored: string | null, languages: string[], pageLanguage = "de") =>
  chooseLanguage(stored, languages, LANGUAGES, pageLanguage);

describe("chooseLanguage", () => {
  it("takes the stored preference before the browser's languages", () => {
    expect(choose("en", ["de-DE", "de"])).toBe("en");
    expect(choose("de", ["en"], "en")).toBe("de");
  });

  it.each(["fr", "", "null", "EN", "en-GB", "kde"])("takes the page's language where %j is stored", (stored) => {
    expect(choose(stored, ["en"])).toBe("de");
    expect(choose(stored, ["de"], "en")).toBe("en");
  });

  it("takes the first language of the browser that the site has", () => {
    expect(choose(null, ["fr-CH", "en-GB", "de-CH"])).toBe("en");
    expect(choose(null, ["fr-CH", "de-CH", "en-GB"])).toBe("de");
  });

  it.each([
    ["de-AT", "de"],
    ["DE-at", "de"],
    ["en-Latn-GB", "en"],
    ["de-DE-u-co-phonebk", "de"],
  ])("reads %s as %s", (tag, language) => {
    expect(choose(null, [tag], "fr")).toBe(language);
  });

  it.each([["den"], ["enm-GB"], ["x-de"], ["*"], [""]])("does not take %j for one of its languages", (tag) => {
    expect(choose(null, [tag], "fr")).toBe("fr");
  });

  it("takes the page's language where the browser names none", () => {
    expect(choose(null, [], "en")).toBe("en");
  });
});
