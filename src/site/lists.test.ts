import { both, de, en, smallSite } from "../../test/small-site";
import { type Listed, listOf } from "./lists";

const list = (listed: Listed, ...[entries, today]: [Parameters<typeof smallSite>[0], string?]) =>
  listOf(smallSite(entries, today ? { today } : {}), "de", listed);
const event = (start: string, end = start) => ({ event: { name: "Rail Days", start, end, city: "Berlin" } });

describe("listOf", () => {
  it.each([
    ["services", "/services/a/"],
    ["products", "/products/a/"],
    ["solutions", "/solutions/a/"],
    ["projects", "/case-study/a/"],
    ["news", "/news/a/"],
    ["vacancies", "/career/vacancies/a/"],
    ["legal", "/imprint/"],
  ] as const)("lists of all pages as %s only %s", (listed, route) => {
    const pages = ["/services/", "/services/a/", "/products/a/", "/solutions/a/", "/case-study/a/", "/news/a/"];
    const others = ["/career/vacancies/a/", "/imprint/", "/fair/", "/404/", "/landingpages/a/", "/"];
    expect(
      list(
        listed,
        [...pages, ...others].map((each) => de(each)),
      ),
    ).toEqual([route]);
  });

  it("lists the pages of one language", () => {
    expect(list("services", [both("/services/a/"), de("/services/b/"), en("/services/c/")])).toEqual([
      "/services/a/",
      "/services/b/",
    ]);
  });

  it("leaves out what is not listed, not for search engines, a variant, or filled", () => {
    const kept = de("/career/vacancies/open/", { code: "A2" });
    const left = [{ listed: false }, { noindex: true }, { canonical: "/" }, { closes: "2026-11-19" }];
    expect(list("vacancies", [kept, ...left.map((field, index) => de(`/career/vacancies/v${index}/`, field))])).toEqual(
      [kept.route],
    );
  });

  it("orders services and solutions by line, then by route", () => {
    const pages = [de("/services/z/"), de("/services/b/", { line: "C" }), de("/services/a/", { line: "C" })];
    expect(list("services", pages)).toEqual(["/services/z/", "/services/a/", "/services/b/"]);
  });

  it.each([
    ["vacancies", "/career/vacancies/"],
    ["projects", "/case-study/"],
    ["products", "/products/"],
  ] as const)("orders %s by code, A2 before A10 and A10 before B1", (listed, folder) => {
    const pages = ["A10", "B1", "A2"].map((code) => de(`${folder}${code.toLowerCase()}/`, { code }));
    expect(list(listed, pages)).toEqual([`${folder}a2/`, `${folder}a10/`, `${folder}b1/`]);
  });

  it("orders news by date, newest first, and by route within a day", () => {
    const pages = ["2025-12-31", "2026-10-09", "2026-09-10", "2026-10-09"].map((date, index) =>
      de(`/news/n${index}/`, { date }),
    );
    expect(list("news", pages)).toEqual(["/news/n1/", "/news/n3/", "/news/n2/", "/news/n0/"]);
  });

  it("orders legal pages by title, not by route", () => {
    const pages = [de("/AGB/", { title: "Geschäftsbedingungen" }), de("/terms/", { title: "Bedingungen" })];
    expect(list("legal", pages)).toEqual(["/terms/", "/AGB/"]);
  });
});

describe("the list of fairs", () => {
  it("holds fairs and articles with an event, and no fair page without one", () => {
    const pages = [
      de("/fair/", event("2027-03-09")),
      de("/fair-company/"),
      de("/news/rail/", event("2026-01-01")),
      de("/news/a/"),
    ];
    expect(list("fairs", pages)).toEqual(["/fair/", "/news/rail/"]);
  });

  it("keeps fairs that are over", () => {
    expect(list("fairs", [de("/itb2020/", event("2020-03-04"))])).toEqual(["/itb2020/"]);
  });

  it("begins with the last event, by the event's first day", () => {
    const pages = [
      de("/itb2020/", event("2020-03-04")),
      de("/fair/", event("2027-03-09")),
      de("/itb2019/", event("2019-03-06")),
    ];
    expect(list("fairs", pages)).toEqual(["/fair/", "/itb2020/", "/itb2019/"]);
  });

  it("goes by the event's day in an article too, not by the article's date", () => {
    const early = de("/news/early-word/", { date: "2026-01-10", ...event("2027-06-01") });
    expect(list("fairs", [de("/fair/", event("2027-03-09")), early])).toEqual(["/news/early-word/", "/fair/"]);
  });
});
