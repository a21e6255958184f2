/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { renderIn } from "../../../test/render-page";
import { samplePicture } from "../../../test/sample-image";
import { sampleView } from "../../../test/views";
import type { SectionProps } from "../section-props";
import FigureSection from "./section";

const SECTION = {
  type: "figure",
  picture: samplePicture("Der Gleisplan des Projekts"),
  caption: 'Mehr dazu im <a href="/de/case-study/bedfinder/">Projekt</a>.',
} as unknown as SectionProps<"figure">["section"];

it("shows a picture with its text alternative and its caption, and loads it late", () => {
  renderIn("de", <FigureSection section={SECTION} view={sampleView("de")} isLast={false} />);
  expect(screen.getByRole("figure")).toHaveTextContent("Mehr dazu im Projekt.");
  expect(screen.getByRole("link", { name: "Projekt" })).toHaveAttribute("href", "/de/case-study/bedfinder/");
  expect(screen.getByRole("img", { name: "Der Gleisplan des Projekts" })).toHaveAttribute("loading", "lazy");
});
