/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { renderIn } from "../../../test/render-page";
import { Doubled } from "./doubled";

describe("a heading with its echo", () => {
  it.each([
    ["de", "en"],
    ["en", "de"],
  ] as const)("on a page in %s marks the echo as %s, and does not read it out", (language, other) => {
    renderIn(
      language,
      <Doubled echo="How it goes">
        <h2>Ablauf</h2>
      </Doubled>,
    );
    expect(screen.getByText("How it goes")).toHaveAttribute("lang", other);
    expect(screen.getByText("How it goes")).toHaveAttribute("aria-hidden", "true");
  });

  it("has the echo outside of the heading's text", () => {
    renderIn(
      "de",
      <Doubled echo="Projects">
        <h2>Projekte</h2>
      </Doubled>,
    );
    expect(screen.getByRole("heading").textContent).toBe("Projekte");
    expect(screen.getByRole("heading").parentElement).toHaveTextContent("Projekte Projects");
  });

  it("is the heading alone where there is no echo", () => {
    const { container } = renderIn(
      "de",
      <Doubled echo={undefined}>
        <h2>Strapi</h2>
      </Doubled>,
    );
    expect(container.innerHTML).toBe("<h2>Strapi</h2>");
  });
});
