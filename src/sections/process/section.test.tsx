/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { textOf } from "../../../test/read";
import { renderIn } from "../../../test/render-page";
import { sampleView } from "../../../test/views";
import type { SectionProps } from "../section-props";
import ProcessSection from "./section";

const SECTION: SectionProps<"process">["section"] = {
  type: "process",
  id: "ablauf",
  heading: "Ablauf",
  steps: [
    { title: "Gespräch", time: "30 Minuten", text: "Wir hören zu." },
    { title: "Aufnahme", time: "2 Wochen", text: "Wir sehen nach." },
    { title: "Strecke", time: "danach", text: "Wir bauen." },
  ],
};

const renderSection = (text?: string) =>
  renderIn(
    "de",
    <ProcessSection
      section={{ ...SECTION, ...(text ? { text } : {}) }}
      view={sampleView("de", { echo: { parts: { ablauf: "How it goes" } } })}
      isLast={false}
    />,
  );

describe("a process", () => {
  it("has its steps in order, one level below its own heading", () => {
    renderSection();
    expect(screen.getByRole("heading", { level: 2, name: "Ablauf" })).toHaveAttribute("id", "ablauf");
    expect(screen.getByText("How it goes")).toHaveAttribute("lang", "en");
    expect(screen.getAllByRole("heading", { level: 3 }).map(textOf)).toEqual(["Gespräch", "Aufnahme", "Strecke"]);
    expect(screen.getByRole("list").tagName).toBe("OL");
  });

  it("is introduced where an editor wrote a paragraph", () => {
    renderSection("So <em>immer</em>.");
    expect(screen.getByText("immer").tagName).toBe("EM");
  });
});
