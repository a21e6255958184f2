import { createPageView } from ".";
import { both, smallSite } from "../../../test/small-site";

const CONDITIONS = { people: 3, includes: ["A", "B"], excludes: ["C"], raises: ["D"] };
const LIST = { sections: [{ type: "listing", id: "all", heading: "All", of: "fares" }] };

/** Creates the German and the English view of a page with a price. */
function createViews(fare: object, route = "/services/cms/", weeks: number | undefined = 2) {
  const site = smallSite([both("/services/cms/", { fare: { ...CONDITIONS, ...fare } }), both("/fares/", LIST)]);
  site.facts = {
    audit: { is: "an audit", euros: 14500 },
    personFare: { is: "a section", euros: 7500, ...(weeks && { weeks }) },
  };
  return site.pages.filter((page) => page.route === route).map((page) => createPageView(site, page));
}

const plain = (text: string) => text.replace(/\s/gu, " ");
const describeFacts = (fare: object) =>
  createViews(fare).map((view) => view.fare?.facts.map(({ term, value }) => `${term}: ${plain(value)}`));

it.each<[string, object, string, string]>([
  [
    "a fixed price with its duration",
    { fixed: "audit", length: "10 Tage", people: 1 },
    "Festpreis: 14.500 € | Dauer: 10 Tage | Besetzung: 1 Person",
    "Fixed price: €14,500 | Duration: 10 Tage | Team: 1 person",
  ],
  [
    "a ceiling",
    { ceiling: "audit" },
    "Höchstens: 14.500 € | Besetzung: 3 Personen",
    "At most: €14,500 | Team: 3 people",
  ],
  [
    "a ceiling by section",
    { sections: 4 },
    "Je Abschnitt höchstens: 22.500 € | Üblicher Umfang: 4 Abschnitte | Zusammen höchstens: 90.000 € | Besetzung: 3 Personen",
    "Per section, at most: €22,500 | Usual scope: 4 sections | Altogether, at most: €90,000 | Team: 3 people",
  ],
])("createFareView describes %s", (_what, fare, german, english) => {
  expect(describeFacts(fare).map((facts) => facts?.join(" | "))).toEqual([german, english]);
});

it("createFareView returns a note about VAT, the conditions and a link to all fares", () => {
  const [, english] = createViews({ fixed: "audit" });
  expect(english?.fare).toMatchObject({
    note: expect.stringMatching(/^Net, plus VAT\. The price stands/u) as string,
    lists: [{ items: ["A", "B"] }, { items: ["C"] }, { items: ["D"] }],
    more: { path: "/en/fares/" },
  });
  expect(english?.content).not.toHaveProperty("fare");
});

it.each([
  ["/services/cms/", "/de/contact/"],
  ["/products/cms/", "/de/contact/?topic=product"],
])("createFareView links the enquiry of %s to %s", (route, path) => {
  const site = smallSite([both(route, { fare: { ...CONDITIONS, fixed: "audit" } })]);
  const [german] = site.pages.map((page) => createPageView(site, page));
  expect(german?.fare?.head.enquiry.path).toBe(path);
});

it("createFareCards describes a price in a row of the list of fares", () => {
  const rows = (fare: object, weeks?: number) =>
    createViews(fare, "/fares/", weeks).map(({ cards }) => {
      const { basis, amount, length, team } = cards["/services/cms/"]?.fare ?? {};
      return plain([basis, amount, length, team].join(" | "));
    });
  expect(rows({ sections: 4 })).toEqual([
    "höchstens | 90.000 € | 8 Wochen | 3 Personen",
    "at most | €90,000 | 8 weeks | 3 people",
  ]);
  // The fact personFare names no weeks.
  expect(rows({ sections: 4 }, 0)[1]).toBe("at most | €90,000 | 4 sections | 3 people");
  expect(rows({ fixed: "audit", length: "10 days" })[1]).toBe("fixed | €14,500 | 10 days | 3 people");
});
