import { blocksIn, factsOf, fillIn, fillInData, unknownPlaceholders } from "./placeholders";

const FACTS = { name: "Muster", founded: "2009", cityEnglish: "Cologne" };
const INSTEAD = { careerEmail: "email", pressEmail: "email" };

it.each([
  [
    { name: "Muster", founded: 2009, hours: { de: "immer" }, open: true },
    { name: "Muster", founded: "2009" },
  ],
  // A general fact in place of one that is left out, none in place of one that is there.
  [
    { email: "a@b.example", pressEmail: "p@b.example" },
    { email: "a@b.example", careerEmail: "a@b.example", pressEmail: "p@b.example" },
  ],
  [undefined, {}],
  [["Muster"], {}],
])("of the company file %j the facts are %j", (file, facts) => {
  expect(factsOf(file, INSTEAD)).toEqual(facts);
});

it("texts that the code writes are those of a language", () => {
  expect(blocksIn("en", { list: { de: "Liste", en: "List" } })).toEqual({ list: "List" });
  expect(blocksIn("de", undefined)).toEqual({});
});

it.each([
  ["{name} seit {founded}: {name}", "Muster seit 2009: Muster"],
  ["{nam} {NAME} ## Halt {#name}", "{nam} {NAME} ## Halt {#name}"],
  // What every object has is no fact.
  ["{toString} {constructor}", "{toString} {constructor}"],
])("facts are put into %j, and unknown names stay: %j", (text, filled) => {
  expect(fillIn(text, FACTS)).toBe(filled);
});

it("a fact is put in as it is, whatever characters are in it", () => {
  expect(fillIn("{name}", { name: "$& {founded}", founded: "2009" })).toBe("$& {founded}");
});

it("every text of data is filled in, however deep, and nothing else", () => {
  const data = { title: "{name}", parts: [{ text: "in {cityEnglish}" }, 3, null, true], "{name}": "x" };
  const parts = [{ text: "in Cologne" }, 3, null, true];
  expect(fillInData(data, FACTS)).toEqual({ title: "Muster", parts, "{name}": "x" });
});

it.each([
  ["{nam}", "did you mean {name}?"],
  ["{CityEnglish}", "did you mean {cityEnglish}?"],
  ["{telephone}", "use one of {name}, {founded}, {cityEnglish}, or remove the braces"],
])("the unknown placeholder %s is told with a remedy: %s", (text, remedy) => {
  const problem = `${text} is not a fact of the company file or of content/site/facts.yml`;
  expect(unknownPlaceholders(`${text} {name} ## Halt {#halt}`, FACTS)).toEqual([
    { name: text.slice(1, -1), problem, remedy },
  ]);
});
