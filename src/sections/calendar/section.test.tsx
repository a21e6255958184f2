/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen, within } from "@testing-library/react";
import type { Language } from "../../i18n/languages";
import { textOf } from "../../../test/read";
import { renderIn } from "../../../test/render-page";
import { sampleView } from "../../../test/views";
import type { SectionProps } from "../section-props";
import CalendarSection from "./section";

const SECTION: SectionProps<"calendar">["section"] = {
  type: "calendar",
  id: "monat",
  heading: "Wann wir fahren",
  place: "Fähre",
  month: "2027-05",
  chosen: 3,
  open: { name: "Offen", text: "Um <em>neun</em>." },
  rules: [
    { name: "Eis", text: "Das Schiff liegt fest.", days: [1, 2, 3] },
    { name: "Ruhetag", text: "Sonntags nie.", weekdays: ["sunday"] },
  ],
};
const renderSection = (language: Language = "de", more: Partial<typeof SECTION> = {}) =>
  renderIn(language, <CalendarSection section={{ ...SECTION, ...more }} view={sampleView(language)} isLast={false} />);

describe("a calendar", () => {
  it("is a table with a radio button for each day, named by its day and what that is", () => {
    renderSection();
    const table = screen.getByRole("table", { name: "Fähre, Mai 2027" });
    expect(within(table).getAllByRole("columnheader").map(textOf)).toEqual(["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"]);
    const days = within(table).getAllByRole("radio");
    expect(days).toHaveLength(31);
    expect(days.slice(2, 5).map((day) => day.getAttribute("aria-label"))).toEqual([
      "Montag, 3. Mai: Eis",
      "Dienstag, 4. Mai: Offen",
      "Mittwoch, 5. Mai: Offen",
    ]);
    expect(new Set(days.map((day) => day.getAttribute("name")))).toEqual(new Set(["monat-day"]));
    expect(days.map((day) => (day as HTMLInputElement).checked).indexOf(true)).toBe(2);
  });

  it("says in English what day it is", () => {
    renderSection("en");
    expect(screen.getByRole("radio", { checked: true })).toHaveAccessibleName("Monday, 3 May: Eis");
  });

  it("has its first day under its weekday", () => {
    const { container } = renderSection();
    const [first] = container.querySelectorAll("tbody tr");
    expect([...(first?.children ?? [])].map((cell) => cell.getAttribute("colspan") ?? textOf(cell))).toEqual([
      "5",
      expect.stringMatching(/^1/u),
      expect.stringMatching(/^2/u),
    ]);
  });

  it("says of each day when the next open one is, in the week and under the weekday by which it is shown", () => {
    const { container } = renderSection("de", { rules: [{ name: "Eis", text: "Fest.", days: [1, 2, 30, 31] }] });
    const said = (week: number, weekday: number) =>
      [
        ...container.querySelectorAll(
          `[aria-live] > :first-child > :nth-child(${week}) > [data-weekday="${weekday}"] p`,
        ),
      ].map(textOf);
    expect(said(1, 6)).toEqual(["Samstag, 1. Mai", "Nächster offener Tag: Montag, 3. Mai"]);
    expect(said(2, 2)).toEqual(["Dienstag, 4. Mai", "Dieser Tag ist offen"]);
    expect(said(6, 1)).toEqual(["Montag, 31. Mai", "In diesem Monat kein offener Tag mehr"]);
  });

  it("has every rule with the days that it closes, and what holds on open ones first", () => {
    renderSection();
    const rules = screen.getAllByRole("listitem").filter((item) => item.closest("[aria-live]"));
    expect(rules.map((rule) => [...rule.querySelectorAll("p")].map(textOf).slice(1))).toEqual([
      ["Um neun.", expect.stringMatching(/^Offen: 4, 5, 6, 7, 8, 10/u)],
      ["Das Schiff liegt fest.", "Schließt: 1, 2, 3"],
      ["Sonntags nie.", "Schließt: 9, 16, 23, 30"],
    ]);
  });

  it("says where choosing is impossible why everything is there", () => {
    renderSection();
    expect(screen.getByText(/Deshalb steht hier alles/u)).toBeInTheDocument();
  });
});
