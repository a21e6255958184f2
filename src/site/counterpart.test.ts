import { both, de, en, pageAt, smallSite } from "../../test/small-site";
import { alternatesOf, counterpartOf } from "./counterpart";

const SITE = smallSite([
  ...[both("/"), both("/services/"), both("/services/cms/"), both("/newsroom/"), both("/404/"), en("/partner/")],
  ...["/services/cms/strapi/", "/services/rail/points/", "/news/alpha/", "/xmas/"].map((route) => de(route)),
  ...[de("/hidden/"), en("/hidden/", { noindex: true })],
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
  ["a page that search engines may not see", "/de/hidden/", "/en/hidden/"],
])("the switch of languages leads to %s", (_what, from, to) => {
  expect(counterpartOf(SITE, pageAt(SITE, from))).toBe(to);
});

it("the switch of languages leads to the other home page even where a site does not have it yet", () => {
  const german = smallSite([de("/"), de("/services/")]);
  expect(counterpartOf(german, pageAt(german, "/de/services/"))).toBe("/en/");
});

const GERMAN = { language: "de", path: "/de/contact/" };
const ENGLISH = { language: "en", path: "/en/contact/" };
const BOTH = [GERMAN, ENGLISH];

it.each<[string, object, object | undefined, object[][]]>([
  ["the page and its counterpart, the same from both sides", {}, {}, [BOTH, BOTH]],
  ["no page with noindex", {}, { noindex: true }, [[GERMAN], []]],
  ["no variant", { canonical: "/" }, {}, [[], [ENGLISH]]],
  ["the page alone where there is no counterpart", {}, undefined, [[GERMAN]]],
  ["a page that merely stands in no list", { listed: false }, {}, [BOTH, BOTH]],
])("alternates name %s", (_what, german, english, expected) => {
  const pages = [de("/contact/", { ...german }), ...(english ? [en("/contact/", { ...english })] : [])];
  const site = smallSite(pages);
  expect(site.pages.map((page) => alternatesOf(site, page))).toEqual(expected);
});
