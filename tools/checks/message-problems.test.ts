import { findMessageProblems } from "./message-problems";

const file = (messages: Record<string, string>) => JSON.stringify(messages, null, 2);
const problems = (de: Record<string, string>, en: Record<string, string>, source = 'text("a.one"); text("a.two")') =>
  findMessageProblems({ de: file(de), en: file(en) }, "de", [source]);

describe("findMessageProblems", () => {
  it("has nothing to say of messages that are complete, alike, sorted and used", () => {
    expect(problems({ "a.one": "Eins", "a.two": "{name} zwei" }, { "a.one": "One", "a.two": "two {name}" })).toEqual(
      [],
    );
  });

  it("names a message that is missing in a translation", () => {
    expect(problems({ "a.one": "Eins", "a.two": "Zwei" }, { "a.one": "One" })).toEqual([
      "locales/en.json:1 a.two - is missing - translate it from de.json",
    ]);
  });

  it("names a message that only the translation has", () => {
    expect(problems({ "a.one": "Eins" }, { "a.one": "One", "a.two": "Two" })).toEqual([
      "locales/en.json:3 a.two - is not in de.json - remove it or add it there",
    ]);
  });

  it("names a message that takes other values", () => {
    expect(problems({ "a.one": "{count, plural, one {#} other {#}}" }, { "a.one": "{total}" })).toEqual([
      "locales/en.json:2 a.one - takes the values total:argument, the original count:plural - use the same",
    ]);
  });

  it("names a message that is not ICU", () => {
    expect(problems({ "a.one": "Eins" }, { "a.one": "One {" })[0]).toMatch(
      /^locales\/en\.json:2 a\.one - is not an ICU message/u,
    );
  });

  it("names messages out of order", () => {
    expect(problems({ "a.two": "Zwei", "a.one": "Eins" }, { "a.one": "One", "a.two": "Two" })).toEqual([
      "locales/de.json:3 a.one - is out of order - sort the messages by id",
    ]);
  });

  it("names a message that is used nowhere, and takes a template literal for use", () => {
    const found = problems(
      { "a.one": "Eins", "b.two": "Zwei" },
      { "a.one": "One", "b.two": "Two" },
      "text(`b.${kind}`)",
    );
    expect(found).toEqual(
      ["de", "en"].map((language) => `locales/${language}.json:2 a.one - is used nowhere - remove it`),
    );
  });
});
