/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen, within } from "@testing-library/react";
import type { Language } from "../../i18n/languages";
import { spokenTextOf, textOf } from "../../../test/read";
import { renderIn } from "../../../test/render-page";
import { sampleView } from "../../../test/views";
import type { SectionProps } from "../section-props";
import DataSection from "./section";

const SECTION: SectionProps<"data">["section"] = {
  type: "data",
  id: "gewicht",
  heading: "Gewicht",
  corner: "Teil",
  measure: "Obergrenze",
  unit: "KB",
  bars: [
    { label: "Skripte", value: 1250.5, note: "beim ersten Besuch" },
    { label: "Dokument", value: 625.25, here: true },
    { label: "Nichts", value: 0 },
  ],
  period: "Stand November 2026",
  source: "Nachzumessen im <em>Browser</em>.",
};

const renderSection = (language: Language = "de", more: Partial<typeof SECTION> = {}) =>
  renderIn(language, <DataSection section={{ ...SECTION, ...more }} view={sampleView(language)} isLast={false} />);

describe("bars", () => {
  it.each([
    ["de", "1.250,5 KB", "Dokument (Darum geht es hier)"],
    ["en", "1,250.5 KB", "Dokument (the one in question)"],
  ] as const)("are in %s a table of names and values", (language, longest, here) => {
    renderSection(language);
    const table = screen.getByRole("table");
    expect(within(table).getAllByRole("columnheader").map(textOf)).toEqual(["Teil", "Obergrenze"]);
    const heads = within(table).getAllByRole("rowheader").map(textOf);
    expect(heads).toEqual(["Skripte beim ersten Besuch", here, "Nichts"]);
    expect(within(table).getAllByRole("cell").map(spokenTextOf)[0]).toBe(longest);
  });

  it("are as long as their values, without an inline style", () => {
    const { container } = renderSection();
    const lengths = [...container.querySelectorAll("rect")].map((bar) => bar.getAttribute("width"));
    expect(lengths).toEqual(["100.0%", "50.0%"]);
    expect(container.querySelectorAll("circle")).toHaveLength(1);
    expect(container.querySelector("circle")).toHaveAttribute("cx", "50.0%");
    expect(container.querySelector("[style]")).toBeNull();
  });

  it("have no length where all of them are nothing", () => {
    const { container } = renderSection("de", { bars: [{ label: "Nichts", value: 0 }] });
    expect(container.querySelector("svg")).toBeNull();
  });

  it("say when they were measured, and where they come from", () => {
    renderSection();
    expect(screen.getByRole("figure")).toHaveTextContent("Stand November 2026. Nachzumessen im Browser.");
  });
});
