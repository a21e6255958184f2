/** Tests values that the validator of e2e/seo.spec.ts does not check. */
import { createFormatMessage } from "../format-message";
import { FAIR_EVENT, VACANCY } from "../../../test/sample-pages";
import { both, pageAt, smallSite } from "../../../test/small-site";
import { createStructuredData } from "./structured-data";

const VACANCY_ROUTE = "/career/vacancies/developer/";
const text = createFormatMessage("en");

/** Creates the data of the English page, on a day, for a company in a country. */
function createData(route: string, content: object, today = "2026-11-20", country = "DE") {
  const site = smallSite([both(route, { ...content })], { today, company: { country } });
  site.facts = { audit: { is: "an audit", euros: 14500 }, personFare: { is: "a section", euros: 7500 } };
  return createStructuredData(site, pageAt(site, `/en${route}`), text);
}
const fair = (more: object = {}, ...rest: string[]) =>
  createData("/fair/", { lead: "See you.", event: { ...FAIR_EVENT, ...more } }, ...rest);
const vacancy = (more: object = {}, ...rest: string[]) => createData(VACANCY_ROUTE, { ...VACANCY, ...more }, ...rest);

describe("createStructuredData of a fair", () => {
  it("is there until its last day", () => {
    expect([fair({}, "2027-03-11"), fair({}, "2027-03-12")]).toEqual([expect.anything(), undefined]);
  });

  it("has the status of a cancelled event, and keeps its days", () => {
    const eventStatus = "https://schema.org/EventCancelled";
    expect(fair({ cancelled: true })).toMatchObject({ eventStatus, startDate: "2027-03-09" });
  });

  it("has the company's country, unless the city is written with a country", () => {
    expect(fair({ city: "Linz" }, "2026-11-20", "AT")).toHaveProperty("location.address.addressCountry", "AT");
    const abroad = fair({ city: "Vienna, Austria", venue: undefined });
    expect(abroad).toMatchObject({ location: { name: "Vienna, Austria", address: "Vienna, Austria" } });
  });
});

describe("createStructuredData of a vacancy", () => {
  it("has title, employer, place, hours and salary", () => {
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

  it("has a description as HTML without links, with the headings of the page", () => {
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
  ])("that closes on %s is valid through the end of that day in Berlin, %s", (closes, validThrough) => {
    expect((vacancy({ closes }) as { validThrough?: string } | undefined)?.validThrough).toBe(validThrough);
  });

  it("is there until its closing day", () => {
    expect([vacancy({}, "2027-01-31"), vacancy({}, "2027-02-01")]).toEqual([expect.anything(), undefined]);
  });

  it.each([
    ["permanent", { from: 40, to: 40 }, ["FULL_TIME"]],
    ["permanent", { from: 35, to: 35 }, ["FULL_TIME"]],
    ["permanent", { from: 20, to: 30 }, ["PART_TIME"]],
    ["fixed-term", { from: 32, to: 40 }, ["FULL_TIME", "PART_TIME", "TEMPORARY"]],
    ["freelance", { from: 32, to: 40 }, ["CONTRACTOR"]],
  ])("has for the contract %s with %j hours the employment type %j", (contract, hours, employmentType) => {
    expect(vacancy({ contract, hours })).toMatchObject({ employmentType });
  });

  it("has the type TELECOMMUTE only if the content declares it", () => {
    expect(vacancy({ remote: "entirely; two days a quarter in Cologne" })).not.toHaveProperty("jobLocationType");
    const applicantLocationRequirements = { name: "Austria" };
    expect(vacancy({ telecommute: true }, "2026-11-20", "AT")).toMatchObject({
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements,
    });
  });
});

describe("createStructuredData of a service", () => {
  const CONDITIONS = { people: 2, includes: ["A", "B"], excludes: ["C"], raises: ["D"] };
  const withFare = (basis: object) => createData("/services/cms/", { fare: { ...basis, ...CONDITIONS } });

  it("has an offer for a fixed net price", () => {
    const priceSpecification = { price: 14500, priceCurrency: "EUR", valueAddedTaxIncluded: false };
    expect(withFare({ fixed: "audit" })).toMatchObject({ offers: { priceSpecification } });
  });

  it.each([{ ceiling: "audit" }, { sections: 3 }])("has no offer for the price %j", (basis) => {
    expect(withFare(basis)).toMatchObject({ offers: undefined });
  });

  it.each(["/services/cms/", "/solutions/audit/"])("has name, description and provider for %s", (route) => {
    expect(createData(route, { title: "Audit", lead: 'A <a href="/en/">look</a> at it.' })).toMatchObject({
      "@type": "Service",
      name: "Audit",
      description: "A look at it.",
      provider: { name: "Signalbau" },
    });
  });
});
