import { both, de, en, pageAt, smallSite } from "../../test/small-site";
import { alternatesOf, counterpartOf } from "./counterpart";

describe("counterpartOf", () => {
  const site = smallSite([
    both("/"),
    both("/services/"),
    both("/services/cms/"),
    both("/newsroom/"),
    de("/services/cms/strapi/"),
    de("/services/rail/points/"),
    de("/news/alpha/"),
    de("/xmas/"),
    en("/partner/"),
    both("/404/"),
  ]);

  it.each([
    ["the same page", "/de/services/cms/", "/en/services/cms/"],
    ["the same page, back", "/en/services/cms/", "/de/services/cms/"],
    ["home for home", "/de/", "/en/"],
    ["the page above", "/de/services/cms/strapi/", "/en/services/cms/"],
    ["the next page above that is there", "/de/services/rail/points/", "/en/services/"],
    ["the newsroom for an article", "/de/news/alpha/", "/en/newsroom/"],
    ["home where nothing is nearer", "/de/xmas/", "/en/"],
    ["German home for an English page", "/en/partner/", "/de/"],
    ["the other language's page for missing pages", "/de/404/", "/en/404/"],
  ])("leads to %s", (_what, from, to) => {
    expect(counterpartOf(site, pageAt(site, from))).toBe(to);
  });

  it("leads to the other home page even where a site does not have it yet", () => {
    const german = smallSite([de("/"), de("/services/")]);
    expect(counterpartOf(german, pageAt(german, "/de/services/"))).toBe("/en/");
  });

  it("does not mind whether search engines may see the page", () => {
    const hidden = smallSite([both("/"), de("/xmas/"), en("/xmas/", { noindex: true })]);
    expect(counterpartOf(hidden, pageAt(hidden, "/de/xmas/"))).toBe("/en/xmas/");
  });
});

describe("alternatesOf", () => {
  const ofContact = (...[german, english]: [object, object?]) => {
    const site = smallSite([de("/contact/", { ...german }), ...(english ? [en("/contact/", { ...english })] : [])]);
    return site.pages.map((page) => alternatesOf(site, page));
  };
  const german = { language: "de", path: "/de/contact/" };
  const english = { language: "en", path: "/en/contact/" };

  it("names the page and its counterpart, the same from both sides", () => {
    expect(ofContact({}, {})).toEqual([
      [german, english],
      [german, english],
    ]);
  });

  it("names no page that search engines may not show", () => {
    expect(ofContact({}, { noindex: true })).toEqual([[german], []]);
    expect(ofContact({ canonical: "/" }, {})).toEqual([[], [english]]);
  });

  it("names the page alone where there is no counterpart", () => {
    expect(ofContact({})).toEqual([[german]]);
  });

  it("keeps a page that merely stands in no list", () => {
    expect(ofContact({ listed: false }, {})[1]).toEqual([german, english]);
  });
});
