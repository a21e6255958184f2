import { existsSync } from "node:fs";
import { isLanguage, LANGUAGE_NAMES, LANGUAGES, LOCALES } from "./languages";

it.each(LANGUAGES)("%s has a file of messages, a tag that a browser knows, and a name in itself", (language) => {
  expect(existsSync(`locales/${language}.json`)).toBe(true);
  expect(Intl.DateTimeFormat.supportedLocalesOf(LOCALES[language])).toEqual([LOCALES[language]]);
  expect(LANGUAGE_NAMES[language]).toBe(new Intl.DisplayNames(language, { type: "language" }).of(language));
});

it.each([["fr"], ["DE"], ["de-AT"], [""], ["length"], [undefined], [null], [0], [["de"]]])(
  "%j is taken for no language",
  (value) => expect(isLanguage(value)).toBe(false),
);
