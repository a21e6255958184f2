import { contentFolder, SERVICE } from "../../../test/content-folder";

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

describe("a fare", () => {
  it.each(["fixed: auditFare, ", "ceiling: auditFare, ", "sections: 3, "])("is %s", (basis) => {
    expect(checkFare(basis)).toEqual([]);
  });

  it("has a price", () => {
    expect(checkFare("")).toEqual(both("26:7 fare - names no price - add one of fixed, ceiling, sections"));
  });

  it("has one price", () => {
    expect(checkFare("fixed: auditFare, sections: 3, ")).toEqual(
      both("26:37 fare.sections - stands beside fixed - keep one of the two"),
    );
  });

  it("names an amount of the file of facts", () => {
    expect(checkFare("fixed: auditLength, ")).toEqual(
      both(`26:16 fare.fixed - auditLength is no amount - give auditLength its euros in ${FILE}`),
    );
  });

  it("names a fact that there is", () => {
    expect(checkFare("ceiling: auditPrice, ")).toEqual(
      both(
        `26:18 fare.ceiling - ${FILE} has no auditPrice - write one of personFare, auditFare, auditLength, or add auditPrice to that file`,
      ),
    );
  });

  it("needs the file of facts", () => {
    expect(checkFare("fixed: auditFare, ", "")).toEqual(
      both(`26:16 fare.fixed - auditFare is no amount - give auditFare its euros in ${FILE}`),
    );
  });

  it("in sections needs what one costs for one person", () => {
    const withoutPerson = FACTS.replace("personFare", "otherFare");
    expect(checkFare("sections: 3, ", withoutPerson)).toEqual(
      both(`26:19 fare.sections - sections have no price - add personFare with its euros to ${FILE}`),
    );
  });
});
