/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { MoreLink } from "./more-link";

it("leads on, and is named by its words alone", () => {
  render(<MoreLink to="/de/services/">Alle Leistungen</MoreLink>);
  expect(screen.getByRole("link", { name: "Alle Leistungen" })).toHaveAttribute("href", "/de/services/");
});
