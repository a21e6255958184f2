import { existsSync } from "node:fs";
import { inEveryLanguage, isLanguage, LANGUAGE_NAMES, LANGUAGES, LOCALES, otherLanguage } from "./languages";

it.each(LANGUAGES)("%s has a file of messages, a tag that a browser knows, and a name in itself", (language) => {
  expect(existsSync(`locales/${language}.json`)).toBe(true);
  expect(Intl.DateTimeFormat.supportedLocalesOf(LOCALES[language])).toEqual([LOCALES[language]]);
  expect(LANGUAGE_NAMES[language]).toBe(new Intl.DisplayNames(language, { type: "language" }).of(language));
});

it("the languages are German, the default, and British English", () => {
  expect(LOCALES).toEqual({ de: "de-DE", en: "en-GB" });
  expect(LANGUAGES.map(otherLanguage)).toEqual(["en", "de"]);
  expect(inEveryLanguage((language) => language.toUpperCase())).toEqual({ de: "DE", en: "EN" });
});

it.each([["fr"], ["DE"], ["de-AT"], [""], ["length"], [undefined], [null], [0], [["de"]]])(
  "%j is taken for no language",
  (value) => expect(isLanguage(value)).toBe(false),
);
