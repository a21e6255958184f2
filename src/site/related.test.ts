import type { Entry } from "../content/load";
import { de, en, pageAt, smallSite } from "../../test/small-site";
import { relatedTo } from "./related";

/** @returns what follows the first of the pages. */
function related(...[page, ...others]: [Entry, ...Entry[]]): string[] {
  const site = smallSite([page, ...others]);
  return relatedTo(site, pageAt(site, `/de${page.route}`));
}

describe("relatedTo", () => {
  it("takes the editor's choice as it stands", () => {
    const chosen = ["/services/b/", "/products/a/", "/services/c/", "/services/d/"];
    expect(related(de("/services/a/", { related: chosen }), ...chosen.map((route) => de(route)))).toEqual(chosen);
  });

  it("shows after a service its line's project, product and service, in this order", () => {
    const others = ["/services/b/", "/products/a/", "/case-study/a/"].map((route) => de(route));
    expect(related(de("/services/a/"), ...others)).toEqual(["/case-study/a/", "/products/a/", "/services/b/"]);
  });

  it("prefers the same line to the better kind", () => {
    const others = [de("/case-study/a/", { line: "B" }), de("/services/b/", { line: "A" })];
    expect(related(de("/services/a/", { line: "A" }), ...others)).toEqual(["/services/b/", "/case-study/a/"]);
  });

  it("shows three at most, in a fixed order", () => {
    const others = ["d", "b", "e", "c"].map((name) => de(`/services/${name}/`));
    expect(related(de("/services/a/"), ...others)).toEqual(["/services/b/", "/services/c/", "/services/d/"]);
  });

  it("goes on after the page where others are as near, so that not all of them end with the same three", () => {
    const services = ["a", "b", "c", "d", "e"].map((name) => de(`/services/${name}/`));
    const projects = ["f", "g", "h", "i"].map((name) => de(`/case-study/${name}/`));
    const site = smallSite([...services, ...projects]);
    const after = (route: string) => relatedTo(site, pageAt(site, `/de${route}`));
    expect(after("/services/a/")).toEqual(["/case-study/f/", "/case-study/g/", "/case-study/h/"]);
    expect(after("/services/c/")).toEqual(["/case-study/h/", "/case-study/i/", "/case-study/f/"]);
    expect(after("/case-study/h/")).toEqual(["/case-study/i/", "/case-study/f/", "/case-study/g/"]);
  });

  it("goes on in the menus after a page of sections", () => {
    const pages = ["/a-first-by-name/", "/newsroom/", "/partner/", "/products/", "/services/"].map((route) =>
      de(route),
    );
    const heading = { de: "Gruppe", en: "Group" };
    const site = smallSite(pages, {
      navigation: {
        main: [{ label: heading, routes: ["/services/", "/newsroom/", "/partner/"] }],
        footer: [{ heading, routes: ["/services/", "/products/"] }],
      },
    });
    const after = (route: string) => relatedTo(site, pageAt(site, `/de${route}`));
    expect(after("/services/")).toEqual(["/products/", "/newsroom/", "/partner/"]);
    expect(after("/newsroom/")).toEqual(["/partner/", "/products/", "/services/"]);
  });

  it("leaves out the page itself, the home page, the other language, what is not listed and what is over", () => {
    const left = [
      de("/"),
      en("/about-us/"),
      de("/secret/", { listed: false }),
      de("/test/", { noindex: true }),
      de("/xmas/", { past: true }),
    ];
    expect(related(de("/contact/"), de("/partner/"), ...left)).toEqual(["/partner/"]);
  });

  it("leaves out kinds that do not follow: no vacancy after a service, nothing after a missing page", () => {
    expect(related(de("/services/a/"), de("/career/vacancies/a/"), de("/imprint/"))).toEqual([]);
    expect(related(de("/404/"), de("/contact/"), de("/500/"))).toEqual([]);
  });

  it("prefers for an article its category, then the nearest date", () => {
    const article = (name: string, date: string, category = "relaunch") => de(`/news/${name}/`, { date, category });
    const others = [
      article("other-category", "2026-05-01", "management"),
      article("a-years-ago", "2018-01-01"),
      article("m-month-later", "2026-06-01"),
      article("z-day-before", "2026-04-30"),
    ];
    expect(related(article("this", "2026-05-01"), ...others)).toEqual([
      "/news/z-day-before/",
      "/news/m-month-later/",
      "/news/a-years-ago/",
    ]);
  });

  it("does not take two articles without a line for neighbours by line", () => {
    const others = [de("/news/b/", { category: "relaunch" }), de("/news/c/", { line: "A", category: "partnership" })];
    expect(related(de("/news/a/", { category: "partnership" }), ...others)).toEqual(["/news/c/", "/news/b/"]);
  });

  it("prefers for a page the pages above, below and beside it", () => {
    const others = ["/about-us/", "/about-us/why-agile/", "/a-first-by-name/"].map((route) => de(route));
    expect(related(de("/about-us/technologies/"), ...others)).toEqual([
      "/about-us/",
      "/about-us/why-agile/",
      "/a-first-by-name/",
    ]);
    expect(related(de("/contact/"), de("/career/"), de("/contact/ibe/"))).toEqual(["/contact/ibe/", "/career/"]);
  });
});
