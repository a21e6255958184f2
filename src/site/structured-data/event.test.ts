import { textIn } from "../../../test/messages";
import { FAIR_EVENT } from "../../../test/sample-pages";
import { both, pageAt, smallSite } from "../../../test/small-site";
import { structuredData } from "./structured-data";

const eventOn = (today: string, more: object = {}, country = "DE") => {
  const pages = [both("/fair/", { lead: "See you.", event: { ...FAIR_EVENT, ...more } })];
  const site = smallSite(pages, { today, company: { country } });
  return structuredData(site, pageAt(site, "/en/fair/"), textIn("en"));
};

describe("a fair", () => {
  it("has its days, its place, its organiser, its share picture and what the page says of it", () => {
    expect(eventOn("2026-11-20")).toEqual({
      "@context": "https://schema.org",
      "@type": "Event",
      url: "https://www.signalbau.example/en/fair/",
      name: "ITB Berlin 2027",
      description: "See you.",
      image: "https://www.signalbau.example/en/fair/share.png",
      startDate: "2027-03-09",
      endDate: "2027-03-11",
      eventStatus: "https://schema.org/EventScheduled",
      eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
      location: {
        "@type": "Place",
        name: "Messe Berlin",
        address: { "@type": "PostalAddress", addressLocality: "Berlin", addressCountry: "DE" },
      },
      organizer: { "@type": "Organization", name: "Messe Berlin GmbH" },
    });
  });

  it("is there to its last day, and not on the day after", () => {
    expect(eventOn("2027-03-11")).toMatchObject({ "@type": "Event" });
    expect(eventOn("2027-03-12")).toBeUndefined();
  });

  it("that was called off says so, and keeps its days", () => {
    expect(eventOn("2026-11-20", { cancelled: true })).toMatchObject({
      eventStatus: "https://schema.org/EventCancelled",
      startDate: "2027-03-09",
    });
  });

  it("in a city without a country is in the company's own", () => {
    expect(eventOn("2026-11-20", { city: "Linz" }, "AT")).toHaveProperty("location.address.addressCountry", "AT");
  });

  it("abroad is where the page says: in a city with its country", () => {
    const event = eventOn("2026-11-20", { city: "Vienna, Austria", venue: undefined, organiser: undefined });
    expect(event).toMatchObject({ location: { name: "Vienna, Austria", address: "Vienna, Austria" } });
    expect(event).not.toHaveProperty("organizer");
  });
});
