import { LANGUAGES } from "../../src/i18n/languages";
import type { LanguagePack } from "../../src/i18n/pack";
import { both, de, smallSite } from "../../test/small-site";
import { temporaryFolder } from "../../test/temporary-folder";
import { languagePack, writeLanguagePacks } from "./language-packs";
import { readMessages } from "../../src/site/text-in";

const site = smallSite([both("/")]);
const pack = (messages: Record<string, string>, others: Record<string, string> = {}) =>
  languagePack(site, "de", messages, others);

it("messages are compiled: trees without the places that only a parser's errors need", () => {
  const { messages } = pack({ count: "{n, plural, one {ein Halt} other {# Halte}}", hello: "Guten Tag, {name}" });
  expect(messages["hello"]).toEqual([
    { type: 0, value: "Guten Tag, " },
    { type: 1, value: "name" },
  ]);
  expect(JSON.stringify(messages)).not.toContain("location");
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

it("a file per language is written into a folder that need not be there", async () => {
  const folder = temporaryFolder();
  await writeLanguagePacks(smallSite([both("/"), de("/xmas/")]), `${folder.path}/deep/packs`);
  for (const language of LANGUAGES) {
    const written = JSON.parse(folder.read(`deep/packs/${language}.json`)) as LanguagePack;
    expect([written.language, written.company.wordmark?.words.length]).toEqual([language, 1]);
  }
  folder.remove();
});
