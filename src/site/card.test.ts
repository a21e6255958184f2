import { de, smallSite } from "../../test/small-site";
import { createCard } from "./card";
import type { SitePage } from "./site";

const card = (route: string, content: Record<string, unknown> = {}, today = "2026-11-20") =>
  createCard(smallSite([de(route, content)], { today }).pages[0] as SitePage);

const EVENT = { name: "Rail Days", start: "2026-12-01", end: "2026-12-03", city: "Berlin" };
const PAY = { hours: { from: 32, to: 40 }, salary: { from: 70000, to: 86000 } };
const VACANCY = { code: "C11", line: "C", place: "Köln", ...PAY, closes: "2027-01-31" };
const ARTICLE = { category: "relaunch", date: "2026-02-03", line: "B" };
const PROJECT = { code: "A7", line: "A", sector: "Rail travel", year: 2024 };
const PICTURE = { file: "content/pages/about-us/cover.svg", alt: "Ein Stellwerk" };

it("createCard returns kind, path, label, title and description of every page", () => {
  expect(card("/about-us/", { title: "Über die Agentur", short: "Agentur", description: "Wer wir sind." })).toEqual({
    kind: "page",
    path: "/de/about-us/",
    label: "Agentur",
    title: "Über die Agentur",
    text: "Wer wir sind.",
  });
});

it.each<[string, string, Record<string, unknown>, object]>([
  ["a page's picture", "/about-us/", { picture: PICTURE }, { picture: PICTURE }],
  [
    "a vacancy's facts",
    "/career/vacancies/a/",
    { ...VACANCY, posted: "2026-09-01" },
    { ...VACANCY, date: "2026-09-01" },
  ],
  ["an article's facts", "/news/alpha/", ARTICLE, ARTICLE],
  ["a project's facts", "/case-study/a/", PROJECT, { ...PROJECT, stub: { from: "3 systems", to: "1 platform" } }],
  ["a service's question", "/services/cms/", { line: "E", question: "Wer?" }, { line: "E", question: "Wer?" }],
  ["a solution's question", "/solutions/a/", { line: "E", question: "Wer?" }, { line: "E", question: "Wer?" }],
  ["a product's code and line", "/products/a/", { line: "B", code: "B1" }, { line: "B", code: "B1" }],
  ["a landing page's line", "/landingpages/a/", { line: "D" }, { line: "D" }],
])("createCard returns %s", (_what, route, content, expected) => {
  expect(card(route, content)).toMatchObject(expected);
});

it.each([
  ["2026-11-20", { isPast: false }],
  ["2026-12-01", { isPast: false }],
  ["2026-12-02", { isPast: false, isOn: true }],
  ["2026-12-04", { isPast: true }],
])("createCard returns on %s for a fair from 1 to 3 December its first day and its state %j", (today, state) => {
  const shown = card("/fair-rail/", { event: EVENT }, today);
  expect(shown).toMatchObject({ date: "2026-12-01", event: { ...EVENT, ...state } });
  expect(Boolean(shown.event?.isOn)).toBe("isOn" in state);
});
