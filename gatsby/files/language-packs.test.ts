import { createIntlOfPack } from "../../src/i18n/language-provider";
import { LANGUAGES } from "../../src/i18n/languages";
import { readMessages } from "../../src/site/format-message";
import { both, smallSite } from "../../test/small-site";
import { createLanguagePack } from "./language-packs";

const site = smallSite([both("/")]);
const pack = (messages: Record<string, string>) => createLanguagePack(site, "de", messages, {});

it.each<[message: string, values: Record<string, string | number>, text: string]>([
  ["Schreiben Sie '{name}', Erika''s", {}, "Schreiben Sie {name}, Erika's"],
  ["{n, plural, one {ein Halt} other {# Halte}}", { n: 1200 }, "1.200 Halte"],
])("react-intl formats the compiled message %s with %j as: %s", (message, values, text) => {
  expect(createIntlOfPack(pack({ it: message })).formatMessage({ id: "it" }, values)).toBe(text);
});

it.each(LANGUAGES)("the pack %s has every message that components format, compiled if it has arguments", (language) => {
  const messages = readMessages(language);
  const compiled = createLanguagePack(site, language, messages, {}).messages;
  const isForBuild = /^(?:fare|offline|planner|sample|sheet)\./u;
  expect(Object.keys(compiled)).toEqual(Object.keys(messages).filter((id) => !isForBuild.test(id)));
  const withArguments = Object.keys(compiled).filter((id) => messages[id]?.includes("{"));
  expect(withArguments.filter((id) => typeof compiled[id] === "string")).toEqual([]);
});

it("a pack has lines, city and hours in its language, and only the company's facts that pages show", () => {
  const [german, english] = [pack({}), createLanguagePack(site, "en", {}, {})];
  expect(german.lines.B).toEqual({ name: "Content (de)" });
  expect([german.company.city, german.company.hours]).toEqual(["Köln", "Montag bis Freitag"]);
  expect([english.company.city, english.company.hours]).toEqual(["Cologne", "Monday to Friday"]);
  expect(german.company).not.toHaveProperty("vatId");
});

it("a pack offers the general e-mail address for applications if the company has no special one", () => {
  const { careerEmail: _left, ...others } = site.company;
  expect(createLanguagePack({ ...site, company: others }, "de", {}, {}).company.careerEmail).toBe(others.email);
});
