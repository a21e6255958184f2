import { factsOf, fillIn } from "./placeholders";

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
