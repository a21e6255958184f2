/** Google's tables of fields, held against the fullest page of each type. */
import { GOOGLE_RULES, type GoogleRules } from "../../../test/google-rules";
import { textIn } from "../../../gatsby/page-data/text-in";
import { FAIR_EVENT, VACANCY } from "../../../test/sample-pages";
import { both, pageAt, smallSite } from "../../../test/small-site";
import { structuredData } from "./structured-data";

const site = smallSite([
  both("/"),
  both("/news/alpha/"),
  both("/fair/", { event: FAIR_EVENT }),
  both("/career/vacancies/developer/", { ...VACANCY, telecommute: true }),
]);

type Json = Record<string, unknown>;

/** @returns every thing that a page of the site says something about. */
const things = site.pages.flatMap((page) => {
  const data = structuredData(site, pageAt(site, page.path), textIn(page.language)) as unknown as Json;
  return (data["@graph"] ?? [data]) as Json[];
});

/** @returns what lies at `a.b`; of a list the first thing has it. */
function at(thing: unknown, name: string): unknown {
  return name
    .split(".")
    .reduce<unknown>((value, key) => ((Array.isArray(value) ? value[0] : value) as Json | undefined)?.[key], thing);
}

describe.each(Object.entries<GoogleRules>(GOOGLE_RULES))("%s", (type, { required, recommended, leftOut }) => {
  const ofType = things.filter((thing) => thing["@type"] === type);

  it("is there", () => expect(ofType).not.toEqual([]));

  it("has every required and recommended field, but those that are left out for a reason", () => {
    const expected = [...required, ...recommended].filter((name) => !(name in leftOut));
    for (const thing of ofType) {
      expect(expected.filter((name) => at(thing, name) === undefined)).toEqual([]);
      expect(Object.keys(leftOut).filter((name) => at(thing, name) !== undefined)).toEqual([]);
    }
  });

  it("leaves out nothing that is required", () => {
    expect(required.filter((name) => name in leftOut)).toEqual([]);
    expect(Object.keys(leftOut).filter((name) => !recommended.includes(name))).toEqual([]);
  });
});
