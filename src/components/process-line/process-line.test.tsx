/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen, within } from "@testing-library/react";
import { textOf } from "../../../test/read";
import { ProcessLine } from "./process-line";

const STEPS = [
  { title: "Aufnahme", time: "Woche 1", text: "Wir <em>sehen</em> zu." },
  { title: "Abschnitt", time: "zwei Wochen", text: "Etwas läuft." },
];

describe("the line of steps", () => {
  it("is a list in order, each step with its name, its time and what happens", () => {
    render(<ProcessLine steps={STEPS} />);
    const list = screen.getByRole("list");
    expect(list.tagName).toBe("OL");
    const steps = within(list).getAllByRole("listitem");
    expect(steps.map((step) => [...step.children].map(textOf))).toEqual([
      ["Aufnahme", "Woche 1", "Wir sehen zu."],
      ["Abschnitt", "zwei Wochen", "Etwas läuft."],
    ]);
    expect(screen.getByText("sehen").tagName).toBe("EM");
  });

  it("takes the heading level of its place", () => {
    const { rerender } = render(<ProcessLine steps={STEPS} />);
    expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(2);
    rerender(<ProcessLine steps={STEPS} level="h4" />);
    expect(screen.getAllByRole("heading", { level: 4 })).toHaveLength(2);
  });

  it("has no style of its own in the HTML, which a strict policy would refuse (quality S1)", () => {
    const { container } = render(<ProcessLine steps={STEPS} />);
    expect(container.querySelector("[style]")).toBeNull();
  });
});
