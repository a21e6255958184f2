import { fillIn } from "./placeholders";

const FACTS = { name: "Muster", founded: "2009", cityEnglish: "Cologne" };

it.each([
  ["{name} seit {founded}: {name}", "Muster seit 2009: Muster"],
  ["{nam} {NAME} ## Halt {#name}", "{nam} {NAME} ## Halt {#name}"],
  // Inherited properties are no facts.
  ["{toString} {constructor}", "{toString} {constructor}"],
])("facts are put into %j, and unknown names stay: %j", (text, filled) => {
  expect(fillIn(text, FACTS)).toBe(filled);
});

it("a fact is put in as it is, whatever characters are in it", () => {
  expect(fillIn("{name}", { name: "$& {founded}", founded: "2009" })).toBe("$& {founded}");
});
