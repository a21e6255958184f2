/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { definitionsIn } from "../../../test/read";
import { renderIn } from "../../../test/render-page";
import { sampleView } from "../../../test/views";
import StatementSection from "./section";

const VIEW = sampleView("de");

describe("a statement", () => {
  it("is a paragraph and no heading, with its proofs as terms and what they mean", () => {
    const proofs = [{ title: "Quelltext", text: 'Gehört Ihnen, <a href="/de/AGB/">ab dem ersten Tag</a>.' }];
    const section = { type: "statement", text: "Wir bauen <em>Strecken</em>.", proofs } as const;
    const { container } = renderIn("de", <StatementSection section={{ ...section, proofs }} view={VIEW} isLast />);
    expect(screen.getByText("Strecken").tagName).toBe("EM");
    expect(definitionsIn(container)).toEqual([["Quelltext", "Gehört Ihnen, ab dem ersten Tag."]]);
    expect(screen.getByRole("link", { name: "ab dem ersten Tag" })).toHaveAttribute("href", "/de/AGB/");
    expect(screen.queryByRole("heading")).toBeNull();
  });

  it("has no empty list where nothing is proved", () => {
    const section = { type: "statement", text: "Wir bauen Strecken." } as const;
    const { container } = renderIn("de", <StatementSection section={section} view={VIEW} isLast />);
    expect(container.querySelector("dl")).toBeNull();
  });
});
