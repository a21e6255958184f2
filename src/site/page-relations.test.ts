import { both, de, en, pageAt, smallSite } from "../../test/small-site";
import { createBreadcrumb, findAlternates, findCounterpart, findEcho, parentRoute } from "./page-relations";

const SITE = smallSite([
  de("/", { title: "Start der Website", short: "Start" }),
  de("/services/", { title: "Leistungen" }),
  ...["/services/cms/", "/services/cms/strapi/", "/newsroom/", "/news/alpha/", "/career/"].map((route) => de(route)),
  ...["/career/vacancies/driver/", "/fair/", "/fair-company/", "/itb2020/"].map((route) => de(route)),
  ...["/contact/", "/contactConfirmation/", "/landingpages/ibe/"].map((route) => de(route)),
]);
/** A site whose German pages lack some parents. */
const GAPS = smallSite([
  ...[de("/"), de("/services/"), en("/services/cms/"), de("/services/cms/strapi/")],
  ...[de("/news/alpha/"), de("/contactConfirmation/")],
]);

it.each([
  ["/de/services/cms/strapi/", "/services/cms/"],
  ["/de/services/cms/", "/services/"],
  ["/de/services/", "/"],
  ["/de/news/alpha/", "/newsroom/"],
  ["/de/career/vacancies/driver/", "/career/"],
  ["/de/fair-company/", "/fair/"],
  ["/de/itb2020/", "/fair/"],
  ["/de/fair/", "/"],
  ["/de/contactConfirmation/", "/contact/"],
  ["/de/landingpages/ibe/", "/"],
  ["/de/", undefined],
])("parentRoute returns for %s the parent %s", (path, parent) => {
  expect(parentRoute(SITE, pageAt(SITE, path))).toBe(parent);
});

it.each([
  ["/de/services/cms/strapi/", "/services/"],
  ["/de/news/alpha/", "/"],
  ["/de/contactConfirmation/", "/"],
])("parentRoute returns for %s the ancestor %s if the parent is not translated", (path, parent) => {
  expect(parentRoute(GAPS, pageAt(GAPS, path))).toBe(parent);
});

it("createBreadcrumb lists path and label from the home page to the parent", () => {
  expect(createBreadcrumb(GAPS, pageAt(GAPS, "/de/services/cms/strapi/")).map(({ path }) => path)).toEqual([
    "/de/",
    "/de/services/",
  ]);
  expect(createBreadcrumb(SITE, pageAt(SITE, "/de/services/cms/")).map(({ label }) => label)).toEqual([
    "Start",
    "Leistungen",
  ]);
});

const TRANSLATED = smallSite([
  ...[both("/"), both("/services/"), both("/services/cms/"), both("/newsroom/"), both("/404/"), en("/partner/")],
  ...["/services/cms/strapi/", "/services/rail/points/", "/news/alpha/", "/xmas/"].map((route) => de(route)),
  ...[de("/hidden/"), en("/hidden/", { noindex: true })],
]);

it.each([
  ["the translated page", "/de/services/cms/", "/en/services/cms/"],
  ["the German page from its translation", "/en/services/cms/", "/de/services/cms/"],
  ["the home page from the home page", "/de/", "/en/"],
  ["the parent of a page without translation", "/de/services/cms/strapi/", "/en/services/cms/"],
  ["the nearest translated ancestor", "/de/services/rail/points/", "/en/services/"],
  ["the newsroom from an article", "/de/news/alpha/", "/en/newsroom/"],
  ["the home page if no ancestor is translated", "/de/xmas/", "/en/"],
  ["the German home page from an English page", "/en/partner/", "/de/"],
  ["the translated 404 page", "/de/404/", "/en/404/"],
  ["a page with noindex", "/de/hidden/", "/en/hidden/"],
])("the language switch links %s", (_what, from, to) => {
  expect(findCounterpart(TRANSLATED, pageAt(TRANSLATED, from))).toBe(to);
});

it("the language switch links the home page of a language that has no pages yet", () => {
  const german = smallSite([de("/"), de("/services/")]);
  expect(findCounterpart(german, pageAt(german, "/de/services/"))).toBe("/en/");
});

const GERMAN = { language: "de", path: "/de/contact/" };
const ENGLISH = { language: "en", path: "/en/contact/" };
const BOTH = [GERMAN, ENGLISH];

it.each<[string, object, object | undefined, object[][]]>([
  ["a page and its translation in both directions", {}, {}, [BOTH, BOTH]],
  ["only the translation of a page with noindex", {}, { noindex: true }, [[GERMAN], []]],
  ["only the translation of a variant", { canonical: "/" }, {}, [[], [ENGLISH]]],
  ["a page without translation", {}, undefined, [[GERMAN]]],
  ["an unlisted page", { listed: false }, {}, [BOTH, BOTH]],
])("findAlternates returns %s", (_what, german, english, expected) => {
  const pages = [de("/contact/", { ...german }), ...(english ? [en("/contact/", { ...english })] : [])];
  const site = smallSite(pages);
  expect(site.pages.map((page) => findAlternates(site, page))).toEqual(expected);
});

type Fields = Parameters<typeof de>[1];
/** Returns the echo on the German page. */
function echo(route: string, [german, english]: [Fields, Fields?]) {
  const site = smallSite([de(route, german), ...(english ? [en(route, english)] : [])]);
  return findEcho(site, pageAt(site, `/de${route}`));
}
const SERVICE = "/services/cms/";
const LONG = "We look at your systems and tell you what we see in them";

it.each<[string, Fields, Fields | undefined, string | undefined]>([
  ["the title in the other language", { title: "Beratung" }, { title: "Consulting" }, "Consulting"],
  ["the short name of a long title", { title: "Beratung" }, { title: LONG, short: "Consulting" }, "Consulting"],
  ["missing if a long title has no short name", { title: "Beratung" }, { title: LONG }, undefined],
  ["a title of 48 characters", { title: "Beratung" }, { title: "x".repeat(48), short: "S" }, "x".repeat(48)],
  [
    "the short name of a title of 49 characters",
    { title: "Beratung" },
    { title: "x".repeat(49), short: "Short" },
    "Short",
  ],
  ["missing if both titles are equal", { title: "Strapi" }, { title: "Strapi" }, undefined],
  ["missing if both long titles are equal", { title: LONG }, { title: LONG, short: "Name" }, undefined],
  ["missing if the short name equals the title", { title: "Strapi" }, { title: LONG, short: "Strapi" }, undefined],
  ["missing without a translation", { title: "Beratung" }, undefined, undefined],
])("the echo of a title is %s", (_what, german, english, expected) => {
  expect(echo(SERVICE, [german, english])).toBe(expected);
});
