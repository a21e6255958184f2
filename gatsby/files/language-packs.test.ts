import { intlFor } from "../../src/i18n/language-provider";
import { LANGUAGES } from "../../src/i18n/languages";
import { readMessages } from "../../src/site/text-in";
import { both, smallSite } from "../../test/small-site";
import { languagePack } from "./language-packs";

const site = smallSite([both("/")]);
const pack = (messages: Record<string, string>, others: Record<string, string> = {}) =>
  languagePack(site, "de", messages, others);

it.each<[message: string, values: Record<string, string | number | Date>, text: string]>([
  ["Alle Stellen", {}, "Alle Stellen"],
  // Signs that ICU would take for its own.
  ["Schreiben Sie '{name}'", {}, "Schreiben Sie {name}"],
  ["Erika''s", {}, "Erika's"],
  ["{n, plural, one {ein Halt} other {# Halte}}", { n: 1 }, "ein Halt"],
  ["{n, plural, one {ein Halt} other {# Halte}}", { n: 1200 }, "1.200 Halte"],
  ["am {day, date, ::dMMMMyyyy}", { day: new Date("2026-11-03T12:00Z") }, "am 3. November 2026"],
])("the message %s with %j reads: %s", (message, values, text) => {
  expect(intlFor(pack({ it: message })).formatMessage({ id: "it" }, values)).toBe(text);
});

it.each(["{open", "{n, plural, one {ein Halt}}", "{n, plurals, other {x}}"])(
  "the message %j stops the build",
  (text) => {
    expect(() => pack({ bad: text })).toThrow();
  },
);

it.each(LANGUAGES)("the pack %s has every message of pages, with nothing left to parse", (language) => {
  const messages = readMessages(language);
  const compiled = languagePack(site, language, messages, {}).messages;
  // Others are the service worker's (gatsby/files/service-worker.ts).
  expect(Object.keys(compiled)).toEqual(Object.keys(messages).filter((id) => !id.startsWith("offline.")));
  const withArguments = Object.keys(compiled).filter((id) => messages[id]?.includes("{"));
  expect(withArguments.filter((id) => typeof compiled[id] === "string")).toEqual([]);
});

it("lines, city and hours are those of the language, and of the company file only what pages show is there", () => {
  const [german, english] = [pack({}), languagePack(site, "en", {}, {})];
  expect(german.lines.B).toEqual({ name: "Content (de)", text: "Was Content tut" });
  expect([german.company.city, german.company.hours]).toEqual(["Köln", "Montag bis Freitag"]);
  expect([english.company.city, english.company.hours]).toEqual(["Cologne", "Monday to Friday"]);
  expect(german.company).not.toHaveProperty("vatId");
});

it("the general address stands where applications have none of their own", () => {
  const { careerEmail: _left, ...others } = site.company;
  expect(languagePack({ ...site, company: others }, "de", {}, {}).company.careerEmail).toBe(others.email);
});
