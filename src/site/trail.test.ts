import { de, en, pageAt, smallSite } from "../../test/small-site";
import { parentRoute, trailOf } from "./trail";

const paths = (site: Parameters<typeof trailOf>[0], path: string) =>
  trailOf(site, pageAt(site, path)).map((link) => link.path);

describe("parentRoute", () => {
  const site = smallSite([
    de("/"),
    de("/services/"),
    de("/services/cms/"),
    de("/services/cms/strapi/"),
    de("/newsroom/"),
    de("/news/alpha/"),
    de("/career/"),
    de("/career/vacancies/driver/"),
    de("/fair/"),
    de("/fair-company/"),
    de("/itb2020/"),
    de("/contact/"),
    de("/contactConfirmation/"),
    de("/landingpages/ibe/"),
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
  ])("has %s below %s", (path, parent) => {
    expect(parentRoute(site, pageAt(site, path))).toBe(parent);
  });

  it("skips a folder that is no page, and one that is a page in the other language only", () => {
    const gaps = smallSite([de("/"), de("/services/"), en("/services/cms/"), de("/services/cms/strapi/")]);
    expect(parentRoute(gaps, pageAt(gaps, "/de/services/cms/strapi/"))).toBe("/services/");
  });

  it("falls back on the folder where the page above is not there", () => {
    const lonely = smallSite([de("/"), de("/news/alpha/"), de("/contactConfirmation/")]);
    expect(parentRoute(lonely, pageAt(lonely, "/de/news/alpha/"))).toBe("/");
    expect(parentRoute(lonely, pageAt(lonely, "/de/contactConfirmation/"))).toBe("/");
  });
});

describe("trailOf", () => {
  const site = smallSite([
    de("/", { title: "Start der Website", short: "Start" }),
    de("/services/", { title: "Leistungen" }),
    de("/services/cms/strapi/"),
    de("/newsroom/"),
    de("/news/alpha/"),
  ]);

  it("leads from the home page to the parent, with the pages' labels", () => {
    expect(trailOf(site, pageAt(site, "/de/services/cms/strapi/"))).toEqual([
      { path: "/de/", label: "Start" },
      { path: "/de/services/", label: "Leistungen" },
    ]);
  });

  it("is empty on the home page", () => {
    expect(trailOf(site, pageAt(site, "/de/"))).toEqual([]);
  });

  it("stays in the page's language", () => {
    const english = smallSite([de("/"), de("/services/"), en("/"), en("/services/cms/")]);
    expect(paths(english, "/en/services/cms/")).toEqual(["/en/"]);
  });

  it("ends where a language has no home page", () => {
    expect(paths(smallSite([en("/services/")]), "/en/services/")).toEqual([]);
  });
});
