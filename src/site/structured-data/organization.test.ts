import { smallSite } from "../../../test/small-site";
import { address, company, organization } from "./organization";

const site = smallSite([]);

describe("the company", () => {
  it.each([
    ["de", "Köln"],
    ["en", "Cologne"],
  ] as const)("is said in %s to be what the foot of the page says", (language, addressLocality) => {
    expect(organization(site, language)).toEqual({
      "@type": "Organization",
      "@id": "https://www.signalbau.example/#organization",
      name: "Signalbau",
      url: `https://www.signalbau.example/${language}/`,
      legalName: "Signalbau GmbH",
      logo: "https://www.signalbau.example/apple-touch-icon.png",
      address: {
        "@type": "PostalAddress",
        streetAddress: "Musterweg 2",
        postalCode: "50667",
        addressLocality,
        addressCountry: "DE",
      },
      email: "post@signalbau.example",
      telephone: "+49 221 4710 999",
    });
  });

  it("is in the country that the company file says", () => {
    expect(address(smallSite([], { company: { country: "AT" } }), "de").addressCountry).toBe("AT");
  });

  it("is one thing in both languages", () => {
    expect(company(site, "de")["@id"]).toBe(company(site, "en")["@id"]);
  });
});
