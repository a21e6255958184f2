import type { Entry } from "../content/load";
import { both, de, en, smallSite } from "../../test/small-site";
import type { ListType } from "../sections/listing/fields";
import { countVacanciesByLine, routesOfList } from "./lists";

const list = (listed: ListType, entries: (Entry | Entry[])[]) => routesOfList(smallSite(entries), "de", listed);
const event = (start: string) => ({ event: { name: "Rail Days", start, end: start, city: "Berlin" } });
const coded = (folder: string) => ["A10", "B1", "A2"].map((code) => de(`${folder}${code.toLowerCase()}/`, { code }));
const inOrder = (folder: string) => ["a2", "a10", "b1"].map((code) => `${folder}${code}/`);

const OF_ALL_KINDS = [
  ...["/services/", "/services/a/", "/products/a/", "/solutions/a/", "/case-study/a/", "/news/a/"],
  ...["/career/vacancies/a/", "/imprint/", "/fair/", "/404/", "/landingpages/a/", "/"],
].map((route) => de(route));

it.each([
  ["services", "/services/a/"],
  ["products", "/products/a/"],
  ["solutions", "/solutions/a/"],
  ["projects", "/case-study/a/"],
  ["news", "/news/a/"],
  ["vacancies", "/career/vacancies/a/"],
] as const)("the list of %s contains only pages of its kind: %s", (listed, route) => {
  expect(list(listed, OF_ALL_KINDS)).toEqual([route]);
});

it.each<[ListType, string, (Entry | Entry[])[], string[]]>([
  [
    "services",
    "contains the pages of one language",
    [both("/services/a/"), de("/services/b/"), en("/services/c/")],
    ["/services/a/", "/services/b/"],
  ],
  [
    "vacancies",
    "leaves out a page that is unlisted, has noindex, is a variant, or is filled",
    [{ code: "A2" }, { listed: false }, { noindex: true }, { canonical: "/" }, { closes: "2026-11-19" }].map(
      (field, index) => de(`/career/vacancies/v${index}/`, { ...field }),
    ),
    ["/career/vacancies/v0/"],
  ],
  [
    "services",
    "is sorted by line, then by route",
    [de("/services/z/"), de("/services/b/", { line: "C" }), de("/services/a/", { line: "C" })],
    ["/services/z/", "/services/a/", "/services/b/"],
  ],
  ["vacancies", "is sorted by code, A2 before A10", coded("/career/vacancies/"), inOrder("/career/vacancies/")],
  ["projects", "is sorted by code, A2 before A10", coded("/case-study/"), inOrder("/case-study/")],
  ["products", "is sorted by code, A2 before A10", coded("/products/"), inOrder("/products/")],
  [
    "news",
    "is sorted by date, newest first, and by route within a day",
    ["2025-12-31", "2026-10-09", "2026-09-10", "2026-10-09"].map((date, index) => de(`/news/n${index}/`, { date })),
    ["/news/n1/", "/news/n3/", "/news/n2/", "/news/n0/"],
  ],
  [
    "fairs",
    "contains past and upcoming fairs, and articles with an event, the last event first",
    [
      ...[de("/itb2020/", event("2020-03-04")), de("/fair/", event("2027-03-09")), de("/fair-company/")],
      ...[de("/news/rail/", { date: "2026-01-10", ...event("2027-06-01") }), de("/news/a/")],
    ],
    ["/news/rail/", "/fair/", "/itb2020/"],
  ],
])("the list of %s %s", (listed, _what, entries, expected) => {
  expect(list(listed, entries)).toEqual(expected);
});

it("countVacanciesByLine counts the vacancies of each line, without filled ones", () => {
  const lines = { a: "A", b: "E", c: "E" };
  const vacancies = Object.entries(lines).map(([name, line]) => de(`/career/vacancies/${name}/`, { line }));
  const filled = de("/career/vacancies/filled/", { line: "B", closes: "2026-11-01" });
  const site = smallSite([...vacancies, filled, en("/career/vacancies/d/", { line: "C" })]);
  expect(countVacanciesByLine(site, "de")).toEqual({ A: 1, E: 2 });
});
