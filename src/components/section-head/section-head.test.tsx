/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { renderIn } from "../../testing/render-page";
import { SectionHead } from "./section-head";

it("keeps the echo from assistive technology and marks its language", () => {
  renderIn("de", <SectionHead id="steps" heading="Ablauf" echo="How it goes" />);
  expect(screen.getByRole("heading", { name: "Ablauf" })).toHaveAttribute("id", "steps");
  expect(screen.getByText("How it goes")).toHaveAttribute("lang", "en");
});

it("shows no echo where there is none", () => {
  renderIn("de", <SectionHead id="steps" heading="Ablauf" />);
  expect(screen.getByRole("heading").textContent).toBe("Ablauf");
});
