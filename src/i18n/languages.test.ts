import { existsSync } from "node:fs";
import {
  DEFAULT_LANGUAGE,
  inEveryLanguage,
  isLanguage,
  LANGUAGE_NAMES,
  LANGUAGES,
  LOCALES,
  otherLanguage,
} from "./languages";

describe("the languages", () => {
  it("are German and English, German first and by default", () => {
    expect(LANGUAGES).toEqual(["de", "en"]);
    expect(DEFAULT_LANGUAGE).toBe("de");
  });

  it.each(LANGUAGES)("have for %s a file of messages, a tag that a browser knows, and a name in itself", (language) => {
    expect(existsSync(`locales/${language}.json`)).toBe(true);
    expect(Intl.DateTimeFormat.supportedLocalesOf(LOCALES[language])).toEqual([LOCALES[language]]);
    const own = new Intl.DisplayNames(language, { type: "language" }).of(language);
    expect(LANGUAGE_NAMES[language]).toBe(own);
  });

  it("write dates and numbers as in Germany and Britain", () => {
    expect(LOCALES).toEqual({ de: "de-DE", en: "en-GB" });
  });
});

describe("isLanguage", () => {
  it.each(["de", "en"])("knows %s", (value) => expect(isLanguage(value)).toBe(true));

  it.each([["fr"], ["DE"], ["de-AT"], [""], ["length"], [undefined], [null], [0], [["de"]]])(
    "does not take %j for a language",
    (value) => expect(isLanguage(value)).toBe(false),
  );
});

describe("otherLanguage", () => {
  it("is the other one of the two", () => {
    expect(LANGUAGES.map(otherLanguage)).toEqual(["en", "de"]);
  });
});

describe("inEveryLanguage", () => {
  it("asks once for each", () => {
    expect(inEveryLanguage((language) => language.toUpperCase())).toEqual({ de: "DE", en: "EN" });
  });
});
