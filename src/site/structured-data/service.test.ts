import { textIn } from "../../../test/messages";
import { both, pageAt, smallSite } from "../../../test/small-site";
import { structuredData } from "./structured-data";

const CONDITIONS = { people: 2, includes: ["A", "B"], excludes: ["C"], raises: ["D"] };

function withFare(basis: object) {
  const site = smallSite([both("/services/cms/", { fare: { ...basis, ...CONDITIONS } })]);
  site.facts = {
    audit: { is: "an audit", euros: 14500 },
    concept: { is: "a concept", euros: 37500 },
    personFare: { is: "a section", euros: 7500 },
  };
  return structuredData(site, pageAt(site, "/en/services/cms/"), textIn("en"));
}

it("offers at a fixed price, net, what has one", () => {
  expect(withFare({ fixed: "audit" })).toMatchObject({
    offers: {
      "@type": "Offer",
      priceSpecification: {
        "@type": "PriceSpecification",
        price: 14500,
        priceCurrency: "EUR",
        valueAddedTaxIncluded: false,
      },
    },
  });
});

it.each([{ ceiling: "concept" }, { sections: 3 }])("takes a ceiling for no price: %j", (basis) => {
  expect(withFare(basis)).not.toHaveProperty("offers");
});

it.each(["/services/cms/", "/solutions/audit/"])("%s is something that the company provides", (route) => {
  const site = smallSite([both(route, { title: "Audit", lead: 'A <a href="/en/">look</a> at it.' })]);
  expect(structuredData(site, pageAt(site, `/en${route}`), textIn("en"))).toMatchObject({
    "@type": "Service",
    url: `https://www.signalbau.example/en${route}`,
    name: "Audit",
    description: "A look at it.",
    provider: { "@type": "Organization", name: "Signalbau", url: "https://www.signalbau.example/en/" },
  });
});
