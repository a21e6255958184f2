import { fillPlaceholders } from "./placeholders";

const FACTS = { name: "Muster", founded: "2009", cityEnglish: "Cologne" };

it.each([
  ["{name} seit {founded}: {name}", "Muster seit 2009: Muster"],
  ["{nam} {NAME} ## Halt {#name}", "{nam} {NAME} ## Halt {#name}"],
  // Inherited properties are not facts.
  ["{toString} {constructor}", "{toString} {constructor}"],
])("fillPlaceholders fills facts into %j and keeps unknown names: %j", (text, filled) => {
  expect(fillPlaceholders(text, FACTS)).toBe(filled);
});

it("a fact with special characters of replacements is inserted unchanged", () => {
  expect(fillPlaceholders("{name}", { name: "$& {founded}", founded: "2009" })).toBe("$& {founded}");
});
