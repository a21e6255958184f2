/** What programs are told of a page, beyond what the validator end to end asks for (e2e/findable.spec.ts). */
import { createFormatMessage } from "../text-in";
import { FAIR_EVENT, VACANCY } from "../../../test/sample-pages";
import { both, pageAt, smallSite } from "../../../test/small-site";
import { organization } from "./organization";
import { structuredData } from "./structured-data";

const VACANCY_ROUTE = "/career/vacancies/developer/";
const text = createFormatMessage("en");

/** @returns what the English page of the route says, on that day, for a company of that country. */
function saidOf(route: string, content: object, today = "2026-11-20", country = "DE") {
  const site = smallSite([both(route, { ...content })], { today, company: { country } });
  site.facts = { audit: { is: "an audit", euros: 14500 }, personFare: { is: "a section", euros: 7500 } };
  return structuredData(site, pageAt(site, `/en${route}`), text);
}
const fair = (more: object = {}, ...rest: string[]) =>
  saidOf("/fair/", { lead: "See you.", event: { ...FAIR_EVENT, ...more } }, ...rest);
const vacancy = (more: object = {}, ...rest: string[]) => saidOf(VACANCY_ROUTE, { ...VACANCY, ...more }, ...rest);

describe("a fair", () => {
  it("is told of to its last day, and not on the day after", () => {
    expect([fair({}, "2027-03-11"), fair({}, "2027-03-12")]).toEqual([expect.anything(), undefined]);
  });

  it("that was called off says so, and keeps its days", () => {
    const eventStatus = "https://schema.org/EventCancelled";
    expect(fair({ cancelled: true })).toMatchObject({ eventStatus, startDate: "2027-03-09" });
  });

  it("is in the company's own country, or where the page says: in a city with its country", () => {
    expect(fair({ city: "Linz" }, "2026-11-20", "AT")).toHaveProperty("location.address.addressCountry", "AT");
    const abroad = fair({ city: "Vienna, Austria", venue: undefined });
    expect(abroad).toMatchObject({ location: { name: "Vienna, Austria", address: "Vienna, Austria" } });
  });
});

describe("a vacancy", () => {
  it("says who hires whom, where, until when and for how much", () => {
    expect(vacancy()).toMatchObject({
      title: "Senior Developer (m/f/x)",
      identifier: { name: "Signalbau", value: "A8" },
      datePosted: "2026-10-05",
      employmentType: ["FULL_TIME", "PART_TIME"],
      workHours: "32 to 40 a week",
      hiringOrganization: { name: "Signalbau", logo: "https://www.signalbau.example/apple-touch-icon.png" },
      jobLocation: { address: { addressLocality: "Cologne", addressCountry: "DE" } },
      baseSalary: { currency: "EUR", value: { minValue: 54000, maxValue: 68000, unitText: "YEAR" } },
    });
  });

  it("is described in full, as HTML without links, under the page's own headings", () => {
    expect(vacancy()).toHaveProperty(
      "description",
      "<p>We look after Fusion &amp; friends.</p>" +
        `<p>${text("sign.tasks")}</p><ul><li>Build it.</li><li>Run it.</li><li>Write 1 &lt; 2.</li></ul>` +
        `<p>${text("sign.profile")}</p><ul><li>Some practice.</li><li>Some patience.</li><li>Some German.</li></ul>` +
        `<p>${text("sign.benefits")}</p><ul><li>Thirty days.</li><li>A desk.</li><li>A colleague.</li></ul>`,
    );
  });

  it.each([
    ["2027-01-31", "2027-01-31T23:59:59+01:00"],
    ["2027-07-31", "2027-07-31T23:59:59+02:00"],
    // The clocks change in the night before.
    ["2027-03-28", "2027-03-28T23:59:59+02:00"],
    ["2027-10-31", "2027-10-31T23:59:59+01:00"],
    [undefined, undefined],
  ])("that closes on %s is valid to the end of that day in Berlin", (closes, validThrough) => {
    expect((vacancy({ closes }) as { validThrough?: string } | undefined)?.validThrough).toBe(validThrough);
  });

  it("is told of to its closing day, and not on the day after", () => {
    expect([vacancy({}, "2027-01-31"), vacancy({}, "2027-02-01")]).toEqual([expect.anything(), undefined]);
  });

  it.each([
    ["permanent", { from: 40, to: 40 }, ["FULL_TIME"]],
    ["permanent", { from: 35, to: 35 }, ["FULL_TIME"]],
    ["permanent", { from: 20, to: 30 }, ["PART_TIME"]],
    ["fixed-term", { from: 32, to: 40 }, ["FULL_TIME", "PART_TIME", "TEMPORARY"]],
    ["freelance", { from: 32, to: 40 }, ["CONTRACTOR"]],
  ])("%s, %j hours, is %j", (contract, hours, employmentType) => {
    expect(vacancy({ contract, hours })).toMatchObject({ employmentType });
  });

  it("is telecommuting only where the content says that no day on site is asked for", () => {
    expect(vacancy({ remote: "entirely; two days a quarter in Cologne" })).not.toHaveProperty("jobLocationType");
    const applicantLocationRequirements = { name: "Austria" };
    expect(vacancy({ telecommute: true }, "2026-11-20", "AT")).toMatchObject({
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements,
    });
  });
});

describe("a service", () => {
  const CONDITIONS = { people: 2, includes: ["A", "B"], excludes: ["C"], raises: ["D"] };
  const withFare = (basis: object) => saidOf("/services/cms/", { fare: { ...basis, ...CONDITIONS } });

  it("with a fixed price is offered at it, net", () => {
    const priceSpecification = { price: 14500, priceCurrency: "EUR", valueAddedTaxIncluded: false };
    expect(withFare({ fixed: "audit" })).toMatchObject({ offers: { priceSpecification } });
  });

  it.each([{ ceiling: "audit" }, { sections: 3 }])("with %j has no price to offer", (basis) => {
    expect(withFare(basis)).not.toHaveProperty("offers");
  });

  it.each(["/services/cms/", "/solutions/audit/"])("%s is something that the company provides", (route) => {
    expect(saidOf(route, { title: "Audit", lead: 'A <a href="/en/">look</a> at it.' })).toMatchObject({
      "@type": "Service",
      name: "Audit",
      description: "A look at it.",
      provider: { name: "Signalbau" },
    });
  });
});

it.each([
  ["de", "Köln"],
  ["en", "Cologne"],
] as const)("the company is said in %s to be what the foot of the page says, and one thing", (language, city) => {
  expect(organization(smallSite([]), language)).toMatchObject({
    "@id": "https://www.signalbau.example/#organization",
    legalName: "Signalbau GmbH",
    address: { streetAddress: "Musterweg 2", postalCode: "50667", addressLocality: city, addressCountry: "DE" },
    email: "post@signalbau.example",
    telephone: "+49 221 4710 999",
  });
});
