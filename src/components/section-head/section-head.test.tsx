/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { renderIn } from "../../../test/render-page";
import { SectionHead } from "./section-head";

it("has its echo beside the heading, which can be led to by name", () => {
  renderIn("de", <SectionHead id="steps" heading="Ablauf" echo="How it goes" />);
  expect(screen.getByRole("heading", { name: "Ablauf" })).toHaveAttribute("id", "steps");
  expect(screen.getByRole("heading").nextElementSibling).toHaveTextContent("How it goes");
});

it("shows no echo where there is none", () => {
  renderIn("de", <SectionHead id="steps" heading="Ablauf" />);
  expect(screen.getByRole("heading").nextElementSibling).toBeNull();
});
