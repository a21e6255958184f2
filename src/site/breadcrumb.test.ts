import { de, en, pageAt, smallSite } from "../../test/small-site";
import { parentRoute, createBreadcrumb } from "./breadcrumb";

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
