import { createPageView } from ".";
import { both, smallSite } from "../../../test/small-site";

const CONDITIONS = { people: 3, includes: ["A", "B"], excludes: ["C"], raises: ["D"] };
const LIST = { sections: [{ type: "listing", id: "all", heading: "All", of: "fares" }] };

/** @returns the views of a small site with a price, in German and in English. */
function viewsWith(fare: object, route = "/services/cms/") {
  const site = smallSite([both("/services/cms/", { fare: { ...CONDITIONS, ...fare } }), both("/fares/", LIST)]);
  site.facts = { audit: { is: "an audit", euros: 14500 }, personFare: { is: "a section", euros: 7500 } };
  return site.pages.filter((page) => page.route === route).map((page) => createPageView(site, page));
}

const plain = (text: string) => text.replace(/\s/gu, " ");
const factsOf = (fare: object) =>
  viewsWith(fare).map((view) => view.fare?.facts.map(({ term, value }) => `${term}: ${plain(value)}`));

it.each<[string, object, string, string]>([
  [
    "a fixed price, with how long it takes",
    { fixed: "audit", length: "10 Tage", people: 1 },
    "Festpreis: 14.500 € | Dauer: 10 Tage | Besetzung: eine Person",
    "Fixed price: €14,500 | Duration: 10 Tage | Team: one person",
  ],
  [
    "the most that it can be",
    { ceiling: "audit" },
    "Höchstens: 14.500 € | Besetzung: 3 Personen",
    "At most: €14,500 | Team: 3 people",
  ],
  [
    "so many sections of what one costs with so many people",
    { sections: 4 },
    "Je Abschnitt höchstens: 22.500 € | Üblicher Umfang: 4 Abschnitte | Zusammen höchstens: 90.000 € | Besetzung: 3 Personen",
    "Per section, at most: €22,500 | Usual scope: 4 sections | Altogether, at most: €90,000 | Team: 3 people",
  ],
])("a price is %s", (_what, fare, german, english) => {
  expect(factsOf(fare).map((facts) => facts?.join(" | "))).toEqual([german, english]);
});

it("a price is said to be net, with its conditions and the way to all fares", () => {
  const [, english] = viewsWith({ fixed: "audit" });
  expect(english?.fare).toMatchObject({
    note: expect.stringMatching(/^Net, plus VAT\. The price stands/u) as string,
    lists: [{ items: ["A", "B"] }, { items: ["C"] }, { items: ["D"] }],
    more: { path: "/en/fares/" },
  });
  expect(english?.content).not.toHaveProperty("fare");
});

it("a price stands in the list of fares in a row", () => {
  const rows = (fare: object) =>
    viewsWith(fare, "/fares/").map(({ cards }) => plain(cards["/services/cms/"]?.fare ?? ""));
  expect(rows({ sections: 4 })).toEqual([
    "höchstens <strong>90.000 €</strong> · 4 Abschnitte · 3 Personen",
    "<strong>€90,000</strong> at most · 4 sections · 3 people",
  ]);
  expect(rows({ fixed: "audit", length: "10 days" })[1]).toBe("<strong>€14,500</strong> fixed · 10 days · 3 people");
});
