import { companyFacts } from "./facts";

it.each([
  [
    { name: "Muster", founded: 2009, hours: { de: "immer" }, open: true },
    { name: "Muster", founded: "2009" },
  ],
  // A general address in place of those that are left out.
  [
    { email: "a@b.example", pressEmail: "p@b.example" },
    { email: "a@b.example", careerEmail: "a@b.example", privacyEmail: "a@b.example", pressEmail: "p@b.example" },
  ],
  [undefined, {}],
])("of the company file %j the facts are %j", (file, facts) => {
  expect(companyFacts(file)).toMatchObject(facts);
});
