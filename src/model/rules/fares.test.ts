import { contentFolder, HOME, SERVICE } from "../../../test/content-folder";

const content = contentFolder();

const FILE = "content/site/facts.yml";
const FACTS = `personFare:
  is: what a section costs for one person
  euros: 7500
auditFare:
  is: the fixed price of an audit
  euros: 14500
auditLength:
  is: how long an audit lasts
  value: { de: zehn Tage, en: ten days }
`;
const CONDITIONS = '{ people: 2, includes: ["Ein Plan", "Ein Bericht"], excludes: ["Reisen"], raises: ["Eile"] }';

/** @returns what the check says of a service with a fare. */
function checkFare(basis: string, facts = FACTS): string[] {
  if (facts !== "") content.write(FILE, facts);
  content.changeBoth(SERVICE, "questions:", `fare: ${CONDITIONS.replace("{ ", `{ ${basis}`)}\nquestions:`);
  return content.check();
}

const both = (rest: string) => [SERVICE.de, SERVICE.en].map((file) => `${file}:${rest}`);

it.each([
  ["fixed: auditFare, ", undefined],
  ["ceiling: auditFare, ", undefined],
  ["sections: 3, ", undefined],
  ["", "26:7 fare - names no price - add one of fixed, ceiling, sections"],
  ["fixed: auditFare, sections: 3, ", "26:37 fare.sections - stands beside fixed - keep one of the two"],
  ["fixed: auditLength, ", `26:16 fare.fixed - auditLength is no amount - give auditLength its euros in ${FILE}`],
  [
    "ceiling: auditPrice, ",
    `26:18 fare.ceiling - ${FILE} has no auditPrice - write one of personFare, auditFare, auditLength, or add auditPrice to that file`,
  ],
])("a fare has one price that the file of facts knows: %j", (basis, told) => {
  expect(checkFare(basis)).toEqual(told ? both(told) : []);
});

it("a fare needs the file of facts, and in sections what one costs for one person", () => {
  expect(checkFare("sections: 3, ", FACTS.replace("personFare", "otherFare"))).toEqual(
    both(`26:19 fare.sections - sections have no price - add personFare with its euros to ${FILE}`),
  );
  content.remove(FILE);
  content.changeBoth(SERVICE, "sections: 3", "fixed: auditFare");
  expect(content.check()).toEqual(
    both(`26:16 fare.fixed - auditFare is no amount - give auditFare its euros in ${FILE}`),
  );
});

it.each([
  [19.5, []],
  [20, ["has 20.5 days, and the ceiling pays for 20 - take days off, or name a higher ceiling"]],
])("a bill of %d and half a day has no more days than its ceiling pays for", (days, told) => {
  content.write(FILE, `${FACTS}day: { is: what a day costs, euros: 725 }\n`);
  const work = `[{ name: Bau, days: ${days} }, { name: Probe, days: 0.5 }]`;
  const facts = "[{ term: Tag, value: heute }, { term: Nummer, value: eins }]";
  const parts = `[{ bill: { rate: day, ceiling: auditFare, vat: 19, work: ${work} } }]`;
  const sheet = `{ type: sheet, id: bill, heading: Rechnung, name: Rechnung, title: Ein Audit, facts: ${facts}, parts: ${parts} }`;
  content.changeBoth(HOME, "sections:\n", `sections:\n  - ${sheet}\n`);
  const each = [HOME.de, HOME.en].flatMap((file) => told.map((line) => [file, line]));
  expect(content.check().map((line) => line.split(/:\d+:\d+ sections\[1\]\.parts\[1\]\.bill\.work - /u))).toEqual(each);
});
