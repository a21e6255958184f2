import type { Entry } from "../content/load";
import { de, en, pageAt, smallSite } from "../../test/small-site";
import { echoesOf, isSign } from "./echoes";

const ROUTE = "/services/cms/";
const echoOn = (...entries: Entry[]) => {
  const site = smallSite(entries);
  return echoesOf(site, pageAt(site, `/de${entries[0]?.route}`));
};
const titles = (german: object, english: object) => echoOn(de(ROUTE, { ...german }), en(ROUTE, { ...english })).title;
const section = (id: string, heading: string) => ({ type: "text", id, heading, body: "<p></p>" });

describe("the echo of a title", () => {
  it("is the title in the other language", () => {
    expect(titles({ title: "Beratung" }, { title: "Consulting" })).toBe("Consulting");
  });

  it("is the short name where the title is longer than a sign", () => {
    const long = "We look at your systems and tell you what we see in them";
    expect(titles({ title: "Beratung" }, { title: long, short: "Consulting" })).toBe("Consulting");
    expect(titles({ title: "Beratung" }, { title: long })).toBeUndefined();
  });

  it("has at most 48 characters", () => {
    expect(titles({ title: "Beratung" }, { title: "x".repeat(48) })).toBe("x".repeat(48));
    expect(titles({ title: "Beratung" }, { title: "x".repeat(49), short: "Short" })).toBe("Short");
  });

  it("is left out where both languages say the same", () => {
    expect(titles({ title: "Strapi" }, { title: "Strapi" })).toBeUndefined();
    const long = "A name that is the same in both languages, and long";
    expect(titles({ title: long }, { title: long, short: "Name" })).toBeUndefined();
    expect(titles({ title: "Strapi" }, { title: long, short: "Strapi" })).toBeUndefined();
  });

  it("is left out where the page has no counterpart", () => {
    expect(echoOn(de(ROUTE))).toEqual({ parts: {} });
  });
});

describe("the echoes of parts", () => {
  const parts = (german: Entry, english: Entry) => echoOn(german, english).parts;

  it("are headings of the body, by id", () => {
    expect(parts(de(ROUTE, {}, { how: "Ablauf" }), en(ROUTE, {}, { how: "How it goes", "": "Without id" }))).toEqual({
      how: "How it goes",
    });
  });

  it("are headings of sections, and the closing question", () => {
    const german = de("/about-us/", {
      sections: [section("teams", "Teams")],
      closing: "Was hält Sie auf?",
    });
    const english = en("/about-us/", {
      sections: [section("teams", "Our five teams"), { type: "site-map" }],
      closing: "What slows you?",
    });
    expect(parts(german, english)).toEqual({ teams: "Our five teams", closing: "What slows you?" });
  });

  it.each([
    ["Teams", true],
    ["Fragen und Antworten", true],
    ["UX-UI-Audit – in Stuttgart", true],
    ["Drei\u00a0Felder, ein Gespräch", false],
    ["Wann sich das lohnt", false],
  ])("are signs of three words at most: %s", (heading, isShown) => {
    expect(parts(de(ROUTE, {}, { how: "?" }), en(ROUTE, {}, { how: heading }))).toEqual(
      isShown ? { how: heading } : {},
    );
    expect(isSign(heading)).toBe(isShown);
  });

  it("leave out a closing sentence that is longer", () => {
    expect(parts(de(ROUTE, { closing: "Wohin?" }), en(ROUTE, { closing: "Show us your legacy system." }))).toEqual({});
  });

  it("leave out headings that read the same in both languages", () => {
    const german = de("/about-us/", { sections: [section("teams", "Teams")] }, { software: "Software" });
    const english = en("/about-us/", { sections: [section("teams", "Teams")] }, { software: "Software" });
    expect(parts(german, english)).toEqual({});
  });

  it("leave out a closing question that reads the same in both languages", () => {
    expect(parts(de(ROUTE, { closing: "Standby?" }), en(ROUTE, { closing: "Standby?" }))).toEqual({});
  });

  it.each(["/news/alpha/", "/imprint/"])("leave out the headings of running text (%s)", (route) => {
    expect(parts(de(route, {}, { how: "Ablauf" }), en(route, {}, { how: "How it goes" }))).toEqual({});
  });
});
