import type { Entry } from "../content/load";
import { de, en, pageAt, smallSite } from "../../test/small-site";
import { findRelatedRoutes } from "./related";

const pages = (...routes: string[]) => routes.map((route) => de(route));
const article = (name: string, date: string, category = "relaunch", more = {}) =>
  de(`/news/${name}/`, { date, category, ...more });
const CHOSEN = ["/services/b/", "/products/a/", "/services/c/", "/services/d/"];

it.each<[string, Entry, Entry[], string[]]>([
  ["the editor's choice", de("/services/a/", { related: CHOSEN }), pages(...CHOSEN), CHOSEN],
  [
    "the editor's choice without the page itself",
    de("/services/a/", { related: ["/services/a/", "/services/b/"] }),
    pages("/services/b/"),
    ["/services/b/"],
  ],
  [
    "after a service the project, product and service of its line, in this order",
    de("/services/a/"),
    pages("/services/b/", "/products/a/", "/case-study/a/"),
    ["/case-study/a/", "/products/a/"],
  ],
  [
    "the same line rather than the better kind",
    de("/services/a/", { line: "A" }),
    [de("/case-study/a/", { line: "B" }), de("/services/b/", { line: "A" })],
    ["/services/b/", "/case-study/a/"],
  ],
  [
    "two at most, in a fixed order",
    de("/services/a/"),
    pages("/services/d/", "/services/b/", "/services/e/", "/services/c/"),
    ["/services/b/", "/services/c/"],
  ],
  [
    "neither the home page, nor translated, unlisted or past pages",
    de("/contact/"),
    [
      ...[de("/partner/"), de("/"), en("/about-us/")],
      ...[de("/secret/", { listed: false }), de("/test/", { noindex: true }), de("/xmas/", { past: true })],
    ],
    ["/partner/"],
  ],
  ["no vacancy after a service", de("/services/a/"), pages("/career/vacancies/a/", "/imprint/"), []],
  ["empty after a 404 page", de("/404/"), pages("/contact/", "/500/"), []],
  [
    "after an article the nearest of its category, the later one first",
    article("this", "2026-05-01"),
    [
      article("other-category", "2026-05-01", "management"),
      article("a-years-ago", "2018-01-01"),
      article("m-month-later", "2026-06-01"),
      article("z-day-before", "2026-04-30"),
    ],
    ["/news/m-month-later/", "/news/z-day-before/"],
  ],
  [
    "after an article without a line the nearest by day, if no listed article has its category",
    article("a", "2026-05-01", "partnership"),
    [article("b", "2026-05-01"), article("c", "2026-05-01", "partnership", { line: "A" })],
    ["/news/b/", "/news/c/"],
  ],
  [
    "parent and siblings",
    de("/about-us/technologies/"),
    pages("/about-us/", "/about-us/why-agile/", "/a-first-by-name/"),
    ["/about-us/", "/about-us/why-agile/"],
  ],
  ["children first", de("/contact/"), pages("/career/", "/contact/ibe/"), ["/contact/ibe/", "/career/"]],
])("findRelatedRoutes returns %s", (_what, page, others, expected) => {
  const site = smallSite([page, ...others]);
  expect(findRelatedRoutes(site, pageAt(site, `/de${page.route}`))).toEqual(expected);
});

it("findRelatedRoutes returns pages at the page's position in the list of a different kind, and neighbours in its own", () => {
  const services = ["a", "b", "c", "d", "e"].map((name) => `/services/${name}/`);
  const projects = ["f", "g", "h", "i"].map((name) => `/case-study/${name}/`);
  const site = smallSite(pages(...services, ...projects));
  const after = (route: string) => findRelatedRoutes(site, pageAt(site, `/de${route}`));
  expect(after("/services/a/")).toEqual(["/case-study/f/", "/case-study/g/"]);
  expect(after("/services/c/")).toEqual(["/case-study/h/", "/case-study/i/"]);
  expect(after("/case-study/h/")).toEqual(["/case-study/i/", "/case-study/g/"]);
});

it("findRelatedRoutes returns the next pages of the menus for a page of sections", () => {
  const heading = { de: "Gruppe", en: "Group" };
  const site = smallSite(pages("/a-first-by-name/", "/newsroom/", "/partner/", "/products/", "/services/"), {
    navigation: {
      main: [{ label: heading, routes: ["/services/", "/newsroom/", "/partner/"] }],
      footer: [{ heading, routes: ["/services/", "/products/"] }],
    },
  });
  const after = (route: string) => findRelatedRoutes(site, pageAt(site, `/de${route}`));
  expect(after("/services/")).toEqual(["/newsroom/", "/partner/"]);
  expect(after("/newsroom/")).toEqual(["/partner/", "/products/"]);
});
