import { textIn } from "../testing/messages";
import { both, pageAt, smallSite } from "../testing/small-site";
import { structuredData } from "./structured-data";

const CONDITIONS = { people: 2, includes: ["A", "B"], excludes: ["C"], raises: ["D"] };

it.each([
  [{ fixed: "audit" }, { price: 14500 }],
  [{ ceiling: "concept" }, { maxPrice: 37500 }],
  [{ sections: 3 }, { maxPrice: 45000 }],
])("costs what its page says: %j", (basis, price) => {
  const site = smallSite([both("/services/cms/", { fare: { ...basis, ...CONDITIONS } })]);
  site.facts = {
    audit: { is: "an audit", euros: 14500 },
    concept: { is: "a concept", euros: 37500 },
    personFare: { is: "a section", euros: 7500 },
  };
  expect(structuredData(site, pageAt(site, "/en/services/cms/"), textIn("en"))).toMatchObject({
    offers: {
      "@type": "Offer",
      priceSpecification: {
        "@type": "PriceSpecification",
        ...price,
        priceCurrency: "EUR",
        valueAddedTaxIncluded: false,
      },
    },
  });
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
