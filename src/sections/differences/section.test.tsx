/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen, within } from "@testing-library/react";
import type { Language } from "../../i18n/languages";
import { definitionsIn, plain } from "../../../test/read";
import { renderIn } from "../../../test/render-page";
import { sampleView } from "../../../test/views";
import type { SectionProps } from "../section-props";
import DifferencesSection from "./section";

type Differences = SectionProps<"differences">["section"];

const SECTION: Differences = {
  type: "differences",
  id: "nights",
  heading: "Nights",
  measure: "Sum of invoices",
  unit: "EUR",
  old: "Old",
  new: "New",
  difference: "Difference",
  cause: "Cause",
  choose: "Choose a night",
  runs: [
    { day: "2026-02-02", old: 48213.7, new: 46929.1, cause: "The <em>new</em> one." },
    { day: "2026-02-04", old: 100, new: 742.3, cause: "The old one." },
    { day: "2026-02-25", old: 0.1, new: 0.3, cause: "Cents." },
    { day: "2026-03-04", old: 5, new: 5, cause: "None." },
  ],
  note: "Invented.",
};

const renderSection = (language: Language = "en", change: Partial<Differences> = {}) =>
  renderIn(
    language,
    <DifferencesSection section={{ ...SECTION, ...change }} view={sampleView(language)} isLast={false} />,
  );

const rowsIn = (container: Element) =>
  [...container.querySelectorAll("li")].map((row) =>
    definitionsIn(row).map(([, value]) => value.replace(/ \/ .*$/u, "")),
  );

describe("a curve of differences", () => {
  it.each([
    ["de", "2. Februar 2026", "−1.284,60 €"],
    ["en", "2 February 2026", "−€1,284.60"],
  ] as const)("lets one choose a day in %s, and begins with the first", (language, day, difference) => {
    const { container } = renderSection(language);
    const days = within(screen.getByRole("group", { name: "Choose a night" })).getAllByRole("radio");
    expect(days.map((radio) => (radio as HTMLInputElement).checked)).toEqual([true, false, false, false]);
    expect(days[0]).toHaveAccessibleName(day);
    expect(plain(rowsIn(container)[0]?.[2] ?? "")).toBe(difference);
  });

  it("says of every day both figures, what lies between them, and why", () => {
    const { container } = renderSection();
    expect(rowsIn(container)).toEqual([
      ["€48,213.70", "€46,929.10", "−€1,284.60", "The new one."],
      ["€100.00", "€742.30", "+€642.30", "The old one."],
      ["€0.10", "€0.30", "+€0.20", "Cents."],
      ["€5.00", "€5.00", "€0.00", "None."],
    ]);
  });

  it("draws what lies between them, the largest at the top and nothing at the foot, without an inline style", () => {
    const { container } = renderSection();
    const heights = [...container.querySelectorAll("circle")].map((dot) => dot.getAttribute("cy"));
    expect(heights).toEqual(["0%", "50%", "100%", "100%"]);
    const [, first] = container.querySelectorAll("line");
    expect(["x1", "y1", "x2", "y2"].map((end) => first?.getAttribute(end))).toEqual(["12.5%", "0%", "37.5%", "50%"]);
    expect(container.querySelector("[style]")).toBeNull();
  });

  it("lies at the foot where the systems always agree, and counts in any unit", () => {
    const runs = SECTION.runs.map((run) => ({ ...run, new: run.old }));
    const { container } = renderSection("en", { runs, unit: "bookings" });
    expect([...container.querySelectorAll("circle")].map((dot) => dot.getAttribute("cy"))).toEqual(
      Array(4).fill("100%"),
    );
    expect(rowsIn(container)[0]?.slice(0, 3)).toEqual(["48,213.7 bookings", "48,213.7 bookings", "0 bookings"]);
  });
});
