/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { ButtonLink } from "./button-link";

it("is a link, named by its words alone", () => {
  const { container } = render(<ButtonLink to="/de/contact/">Gespräch verabreden</ButtonLink>);
  expect(screen.getByRole("link", { name: "Gespräch verabreden" })).toHaveAttribute("href", "/de/contact/");
  expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
});
