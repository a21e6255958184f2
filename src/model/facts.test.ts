import { companyFacts } from "./facts";

it.each([
  [
    { name: "Muster", founded: 2009, hours: { de: "immer" }, open: true },
    { name: "Muster", founded: "2009" },
  ],
  // The general e-mail address replaces missing ones.
  [
    { email: "a@b.example", pressEmail: "p@b.example" },
    { email: "a@b.example", careerEmail: "a@b.example", privacyEmail: "a@b.example", pressEmail: "p@b.example" },
  ],
  [{ phone: "1" }, { phone: "1", reportingPhone: "1" }],
  [undefined, {}],
])("companyFacts of %j are %j", (file, facts) => {
  expect(companyFacts(file)).toMatchObject(facts);
});
