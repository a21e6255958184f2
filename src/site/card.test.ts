import { de, smallSite } from "../../test/small-site";
import { cardOf } from "./card";
import type { SitePage } from "./site";
import type { Card } from "../model/views/card";

function card(route: string, content: Record<string, unknown> = {}, today?: string): Card {
  const [page] = smallSite([de(route, content)], today ? { today } : {}).pages;
  return cardOf(page as SitePage);
}

describe("cardOf", () => {
  it("shows of every page its kind, address, label, title and description, and nothing that it lacks", () => {
    expect(card("/about-us/", { title: "Über die Agentur", short: "Agentur", description: "Wer wir sind." })).toEqual({
      kind: "page",
      path: "/de/about-us/",
      label: "Agentur",
      title: "Über die Agentur",
      text: "Wer wir sind.",
    });
  });

  it("shows the picture", () => {
    const picture = { file: "content/pages/about-us/cover.svg", alt: "Ein Stellwerk" };
    expect(card("/about-us/", { picture }).picture).toEqual(picture);
  });

  it("shows a vacancy's code, line, place, remote share, day of posting and closing day", () => {
    const facts = { code: "C11", line: "C", place: "Köln", remote: "ganz", closes: "2027-01-31" };
    const shown = card("/career/vacancies/driver/", { ...facts, posted: "2026-09-01" });
    expect(shown).toMatchObject({ ...facts, kind: "vacancy", date: "2026-09-01" });
    expect(shown).not.toHaveProperty("posted");
  });

  it("shows an article's category and date, and its line and event where it has them", () => {
    expect(card("/news/alpha/", { date: "2026-02-03", category: "relaunch", line: "B" })).toMatchObject({
      category: "relaunch",
      date: "2026-02-03",
      line: "B",
    });
    expect(card("/news/alpha/")).not.toHaveProperty("event");
    expect(card("/news/alpha/")).not.toHaveProperty("line");
  });

  it("shows a project's sector, year and the three facts of its pass", () => {
    expect(card("/case-study/alpha/", { code: "A7" })).toMatchObject({
      line: "A",
      code: "A7",
      sector: "Rail travel",
      year: 2024,
      stub: { from: "3 systems", to: "1 platform", time: "9 months" },
    });
    expect(card("/case-study/alpha/")).not.toHaveProperty("code");
  });

  it.each(["/services/cms/", "/solutions/audit/"])("shows the question that %s answers", (route) => {
    expect(card(route, { line: "E", question: "Wer pflegt das?" })).toMatchObject({
      line: "E",
      question: "Wer pflegt das?",
    });
  });

  it("shows a product's code and line, and a landing page's line", () => {
    expect(card("/products/fusion/", { line: "B", code: "B1" })).toMatchObject({ line: "B", code: "B1" });
    expect(card("/landingpages/ibe/", { line: "D" })).toMatchObject({ line: "D" });
  });

  it("shows a fair's event, its first day, and whether it is over", () => {
    const event = { name: "Rail Days", start: "2026-12-01", end: "2026-12-03", city: "Berlin" };
    expect(card("/fair-rail/", { event })).toMatchObject({ date: "2026-12-01", event: { ...event, isPast: false } });
    expect(card("/fair-rail/", { event }, "2026-12-04").event?.isPast).toBe(true);
    expect(card("/fair-rail/", { event }, "2026-12-02").event).toMatchObject({ isPast: false, isOn: true });
    expect(card("/fair-rail/", { event }, "2026-12-01").event).not.toHaveProperty("isOn");
    expect(card("/fair-rail/")).not.toHaveProperty("event");
  });
});
