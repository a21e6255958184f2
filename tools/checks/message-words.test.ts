import { findMessageWords } from "./message-words";

const GLOSSARY = "en: { avoid: [{ avoid: [the till], write: checkout, unless: [the till receipt] }] }";
const words = (en: string, glossary = GLOSSARY) =>
  findMessageWords(
    { de: '{\n  "a.one": "the till"\n}', en: JSON.stringify({ "a.one": "One", "a.two": en }, null, 2) },
    glossary,
  );

it("names a message that says what the glossary avoids, with the better word", () => {
  expect(words("At {count} the till")).toEqual([
    'locales/en.json:3 a.two - says "the till" - write checkout (content/site/glossary.yml)',
  ]);
});

it("has nothing to say of an innocent one, or where there is no glossary", () => {
  expect(words("The till receipt")).toEqual([]);
  expect(words("The till", "")).toEqual([]);
});
