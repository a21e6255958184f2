/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { definitionsIn } from "../../../test/read";
import { renderIn } from "../../../test/render-page";
import { sampleView } from "../../../test/views";
import type { SectionProps } from "../section-props";
import FiguresSection from "./section";

const SECTION: SectionProps<"figures">["section"] = {
  type: "figures",
  id: "zahlen",
  heading: "Zahlen",
  figures: [
    { value: "60", what: "Menschen", source: "Stand November 2026" },
    { value: "5", what: "Linien", source: "Siehe Netzplan" },
  ],
};

it("says of every figure what it counts, and where it comes from", () => {
  const view = sampleView("de", { echo: { parts: { zahlen: "Figures" } } });
  const { container } = renderIn("de", <FiguresSection section={SECTION} view={view} isLast={false} />);
  expect(screen.getByRole("heading", { level: 2, name: "Zahlen" })).toHaveAttribute("id", "zahlen");
  expect(screen.getByText("Figures")).toHaveAttribute("lang", "en");
  expect(definitionsIn(container)).toEqual([
    ["Menschen", "60 / Stand November 2026"],
    ["Linien", "5 / Siehe Netzplan"],
  ]);
});
