import { stepsInMenus } from "./menu-steps";

const both = (text: string) => ({ de: text, en: text });
const NAVIGATION = {
  main: [
    { label: both("Offer"), routes: ["/services/", "/products/"], lines: [{ line: "A", routes: ["/services/a/"] }] },
    { label: both("Contact"), route: "/contact/" },
  ],
  footer: [{ heading: both("Agency"), routes: ["/about-us/", "/partner/", "/contact/"] }],
  legal: ["/imprint/"],
} as Parameters<typeof stepsInMenus>[0];

it.each([
  ["/about-us/", "/partner/", [0, 1]],
  ["/partner/", "/about-us/", [0, 2]],
  ["/services/", "/products/", [1, 1]],
  ["/services/", "/contact/", [1, 3]],
  ["/contact/", "/services/", [1, 3]],
  ["/sitemap/", "/services/", [1, 1]],
  ["/sitemap/", "/partner/", [1, 6]],
  ["/services/", "/sitemap/", [1, 6]],
])("from %s to %s it is %j", (from, to, steps) => {
  expect(stepsInMenus(NAVIGATION, from, to)).toEqual(steps);
});

it("without menus every page is as far away", () => {
  expect(stepsInMenus({ main: [], footer: [], legal: [] }, "/a/", "/b/")).toEqual([1, 0]);
});
