/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { renderIn } from "../../../test/render-page";
import { SignSection } from "./sign-section";

describe("a section with a sign of the interface", () => {
  it.each([
    ["de", "Ablauf", "How it goes", "en"],
    ["en", "How it goes", "Ablauf", "de"],
  ] as const)("has its sign in %s, and its echo in the other language", (language, sign, echo, other) => {
    renderIn(
      language,
      <SignSection id="steps" sign="sign.steps" aside={<a href="/x/">Mehr</a>}>
        <p>Text</p>
      </SignSection>,
    );
    expect(screen.getByRole("heading", { level: 2, name: sign })).toHaveAttribute("id", "steps");
    expect(screen.getByText(echo)).toHaveAttribute("lang", other);
    expect(screen.getByRole("link", { name: "Mehr" })).toBeInTheDocument();
  });
});
