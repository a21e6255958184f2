import { textIn } from "../../../test/messages";
import { VACANCY } from "../../../test/sample-pages";
import { both, pageAt, smallSite } from "../../../test/small-site";
import { structuredData } from "./structured-data";

const ROUTE = "/career/vacancies/developer/";
const postingOf = (more: object = {}, today = "2026-11-20", country = "DE") => {
  const site = smallSite([both(ROUTE, { ...VACANCY, ...more })], { today, company: { country } });
  return structuredData(site, pageAt(site, `/en${ROUTE}`), textIn("en"));
};

describe("a vacancy", () => {
  it("says who hires whom, where, until when and for how much", () => {
    expect(postingOf()).toMatchObject({
      "@type": "JobPosting",
      url: `https://www.signalbau.example/en${ROUTE}`,
      title: "Senior Developer (m/f/x)",
      identifier: { "@type": "PropertyValue", name: "Signalbau", value: "A8" },
      datePosted: "2026-10-05",
      employmentType: ["FULL_TIME", "PART_TIME"],
      workHours: "32 to 40 a week",
      hiringOrganization: { name: "Signalbau", logo: "https://www.signalbau.example/apple-touch-icon.png" },
      jobLocation: { "@type": "Place", address: { addressLocality: "Cologne", addressCountry: "DE" } },
      baseSalary: { currency: "EUR", value: { minValue: 54000, maxValue: 68000, unitText: "YEAR" } },
    });
  });

  it("is described in full, as HTML without links, under the page's own headings", () => {
    expect(postingOf()).toHaveProperty(
      "description",
      "<p>We look after Fusion &amp; friends.</p>" +
        `<p>${textIn("en")("sign.tasks")}</p><ul><li>Build it.</li><li>Run it.</li><li>Write 1 &lt; 2.</li></ul>` +
        `<p>${textIn("en")("sign.profile")}</p><ul><li>Some practice.</li><li>Some patience.</li><li>Some German.</li></ul>` +
        `<p>${textIn("en")("sign.benefits")}</p><ul><li>Thirty days.</li><li>A desk.</li><li>A colleague.</li></ul>`,
    );
  });

  it.each([
    ["2027-01-31", "2027-01-31T23:59:59+01:00"],
    ["2027-07-31", "2027-07-31T23:59:59+02:00"],
    // The clocks change in the night before.
    ["2027-03-28", "2027-03-28T23:59:59+02:00"],
    ["2027-10-31", "2027-10-31T23:59:59+01:00"],
  ])("that closes on %s is valid to the end of that day in Berlin", (closes, validThrough) => {
    expect(postingOf({ closes })).toHaveProperty("validThrough", validThrough);
  });

  it("without a closing day has no end", () => {
    expect(postingOf({ closes: undefined })).not.toHaveProperty("validThrough");
  });

  it("is there to its closing day, and not on the day after", () => {
    expect(postingOf({}, "2027-01-31")).toBeDefined();
    expect(postingOf({}, "2027-02-01")).toBeUndefined();
  });

  it.each([
    ["permanent", { from: 40, to: 40 }, ["FULL_TIME"]],
    ["permanent", { from: 20, to: 30 }, ["PART_TIME"]],
    ["fixed-term", { from: 32, to: 40 }, ["FULL_TIME", "PART_TIME", "TEMPORARY"]],
    ["freelance", { from: 32, to: 40 }, ["CONTRACTOR"]],
  ])("%s, %j hours, is %j", (contract, hours, types) => {
    expect(postingOf({ contract, hours })).toHaveProperty("employmentType", types);
  });

  it("is telecommuting only where the content says that no day on site is asked for", () => {
    expect(postingOf({ remote: "entirely, within Germany; two days a quarter in Cologne" })).not.toHaveProperty(
      "jobLocationType",
    );
    expect(postingOf({ telecommute: true })).toMatchObject({
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: { "@type": "Country", name: "Germany" },
    });
    expect(postingOf({ telecommute: true }, "2026-11-20", "AT")).toHaveProperty(
      "applicantLocationRequirements.name",
      "Austria",
    );
  });
});
