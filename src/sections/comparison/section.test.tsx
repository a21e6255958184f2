/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { textOf } from "../../../test/read";
import { renderIn } from "../../../test/render-page";
import { sampleView } from "../../../test/views";
import type { SectionProps } from "../section-props";
import ComparisonSection from "./section";

const SECTION: SectionProps<"comparison">["section"] = {
  type: "comparison",
  id: "wann",
  heading: "Wann was passt",
  corner: "Lage",
  columns: ["Leistung", "Dauer"],
  rows: [{ name: "Altsystem", cells: ['<a href="/de/services/it-consulting/">Beratung</a>', "3 Wochen"] }],
};

const renderSection = (more: Partial<typeof SECTION> = {}) =>
  renderIn(
    "de",
    <ComparisonSection
      section={{ ...SECTION, ...more }}
      view={sampleView("de", { echo: { parts: { wann: "What fits when" } } })}
      isLast={false}
    />,
  );

describe("a comparison", () => {
  it("is a table under its heading, with the sign in the other language", () => {
    renderSection();
    expect(screen.getByRole("heading", { level: 2, name: "Wann was passt" })).toHaveAttribute("id", "wann");
    expect(screen.getByText("What fits when")).toHaveAttribute("lang", "en");
    expect(screen.getAllByRole("columnheader").map(textOf)).toEqual(["Lage", "Leistung", "Dauer"]);
    expect(screen.getByRole("rowheader")).toHaveTextContent("Altsystem");
    expect(screen.getByRole("link", { name: "Beratung" })).toHaveAttribute("href", "/de/services/it-consulting/");
  });

  it("is introduced by a paragraph only where there is one", () => {
    expect(renderSection().container.querySelector("p:not(.echo)")).toBeNull();
    const { container } = renderSection({ text: "Eine <em>Hilfe</em> zum Wählen." });
    expect(textOf(container.querySelector("p:not(.echo)"))).toBe("Eine Hilfe zum Wählen.");
  });
});
