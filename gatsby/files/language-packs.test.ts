import { intlFor } from "../../src/i18n/language-provider";
import { LANGUAGES } from "../../src/i18n/languages";
import type { LanguagePack } from "../../src/i18n/pack";
import { both, de, smallSite } from "../../test/small-site";
import { temporaryFolder } from "../../test/temporary-folder";
import { languagePack, readMessages, writeLanguagePacks } from "./language-packs";

const site = smallSite([both("/")]);
const pack = (messages: Record<string, string>, others: Record<string, string> = {}) =>
  languagePack(site, "de", messages, others);

describe("the messages of a pack", () => {
  it("are compiled: trees where they have arguments, without the places that only a parser's errors need", () => {
    const { messages } = pack({ count: "{n, plural, one {ein Halt} other {# Halte}}", hello: "Guten Tag, {name}" });
    expect(messages["hello"]).toEqual([
      { type: 0, value: "Guten Tag, " },
      { type: 1, value: "name" },
    ]);
    expect(messages["count"]).toMatchObject([{ type: 6, value: "n" }]);
    expect(JSON.stringify(messages)).not.toContain("location");
  });

  it("that have no arguments read as they are meant, with signs that ICU would take for its own", () => {
    const intl = intlFor(pack({ plain: "Alle Stellen", braces: "Schreiben Sie '{name}'", apostrophe: "Erika''s" }));
    const read = (id: string) => intl.formatMessage({ id });
    expect([read("plain"), read("braces"), read("apostrophe")]).toEqual([
      "Alle Stellen",
      "Schreiben Sie {name}",
      "Erika's",
    ]);
  });

  it("are formatted as they stand, plurals and dates too", () => {
    const intl = intlFor(
      pack({ count: "{n, plural, one {ein Halt} other {# Halte}}", day: "am {day, date, ::dMMMMyyyy}" }),
    );
    expect(intl.formatMessage({ id: "count" }, { n: 1 })).toBe("ein Halt");
    expect(intl.formatMessage({ id: "count" }, { n: 1200 })).toBe("1.200 Halte");
    expect(intl.formatMessage({ id: "day" }, { day: new Date("2026-11-03T12:00Z") })).toBe("am 3. November 2026");
  });

  it.each(["{open", "{n, plural, one {ein Halt}}", "{n, plurals, other {x}}"])(
    "stop the build where one is %j",
    (text) => {
      expect(() => pack({ bad: text })).toThrow();
    },
  );

  it.each(LANGUAGES)("of the site are all there in %s, with nothing left to parse", (language) => {
    const messages = readMessages(language);
    const compiled = languagePack(site, language, messages, {}).messages;
    expect(Object.keys(compiled)).toEqual(Object.keys(messages));
    const withArguments = Object.keys(compiled).filter((id) => messages[id]?.includes("{"));
    expect(withArguments.filter((id) => typeof compiled[id] === "string")).toEqual([]);
  });
});

describe("the echoes of a pack", () => {
  it("are the other language's signs, where they differ and are short", () => {
    const own = { "sign.next": "Weiter", "sign.needs": "Ihr Teil", "sign.news": "News", "board.line": "Linie" };
    const others = {
      "sign.next": "Next",
      "sign.needs": "What we need from you",
      "sign.news": "News",
      "board.line": "Line",
    };
    expect(pack(own, others).echoes).toEqual({ "sign.next": "Next" });
  });
});

describe("the lines and the facts of a pack", () => {
  it("name the lines in the language, and in the other one as an echo", () => {
    const { lines } = pack({});
    expect(Object.keys(lines)).toEqual(["A", "B", "C", "D", "E"]);
    expect(lines.B).toEqual({ name: "Content (de)", echo: "Content (en)", text: "Was Content tut" });
  });

  it("name city and hours in the language", () => {
    const english = languagePack(site, "en", {}, {}).company;
    expect([pack({}).company.city, english.city]).toEqual(["Köln", "Cologne"]);
    expect([pack({}).company.hours, english.hours]).toEqual(["Montag bis Freitag", "Monday to Friday"]);
  });

  it("have the general address where applications have none of their own", () => {
    const { careerEmail: _left, ...others } = site.company;
    const { company } = languagePack({ ...site, company: others }, "de", {}, {});
    expect(company.careerEmail).toBe(others.email);
  });

  it("hold of the company file only what pages show", () => {
    expect(Object.keys(pack({}).company)).not.toEqual(expect.arrayContaining(["manager"]));
    expect(pack({}).company).not.toHaveProperty("contactEndpoint");
  });
});

describe("writeLanguagePacks", () => {
  it("writes a file per language into a folder that need not be there", async () => {
    const folder = temporaryFolder();
    try {
      await writeLanguagePacks(smallSite([both("/"), de("/xmas/")]), `${folder.path}/deep/packs`);
      const [german, english] = LANGUAGES.map(
        (language) => JSON.parse(folder.read(`deep/packs/${language}.json`)) as LanguagePack,
      );
      expect([german?.language, english?.language]).toEqual(["de", "en"]);
      expect(german?.messages).not.toEqual(english?.messages);
      expect(german?.company.wordmark?.words).toHaveLength(1);
    } finally {
      folder.remove();
    }
  });
});
