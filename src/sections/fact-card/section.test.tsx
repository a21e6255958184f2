/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { definitionsIn, textOf } from "../../../test/read";
import { renderIn } from "../../../test/render-page";
import { sampleView } from "../../../test/views";
import type { SectionProps } from "../section-props";
import FactCardSection from "./section";

const SECTION: SectionProps<"fact-card">["section"] = {
  type: "fact-card",
  id: "pass",
  from: "Wunsch",
  to: "Betrieb",
  facts: [{ term: "Fahrzeit", value: "10 Arbeitstage" }],
};
const VIEW = sampleView("de", { echo: { parts: { pass: "At a glance" } } });

describe("a fact card", () => {
  it("says where it starts and ends, and its facts", () => {
    const { container } = renderIn("de", <FactCardSection section={SECTION} view={VIEW} isLast={false} />);
    expect([...container.querySelectorAll("p")].map(textOf)).toEqual(["Von Wunsch", "Nach Betrieb"]);
    expect(definitionsIn(container)).toEqual([["Fahrzeit", "10 Arbeitstage"]]);
  });

  it("can be led to with a heading and without", () => {
    const { container } = renderIn("de", <FactCardSection section={SECTION} view={VIEW} isLast={false} />);
    expect(container.querySelector("#pass")?.tagName).toBe("SECTION");
    expect(screen.queryByRole("heading")).toBeNull();
    const section = { ...SECTION, heading: "Auf einen Blick" };
    renderIn("de", <FactCardSection section={section} view={VIEW} isLast={false} />);
    expect(screen.getByRole("heading", { level: 2, name: "Auf einen Blick" })).toHaveAttribute("id", "pass");
    expect(screen.getByText("At a glance")).toHaveAttribute("lang", "en");
  });
});
