/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { renderIn } from "../../../test/render-page";
import { Section } from "./section";

describe("a section", () => {
  it("has a heading that an address can lead to, and that can take the focus", () => {
    renderIn(
      "de",
      <Section id="ablauf" heading="Ablauf" echo="How it goes">
        <p>Text</p>
      </Section>,
    );
    const heading = screen.getByRole("heading", { level: 2, name: "Ablauf" });
    expect(heading).toHaveAttribute("id", "ablauf");
    expect(heading).toHaveAttribute("tabindex", "-1");
    expect(screen.getByText("How it goes")).toHaveAttribute("lang", "en");
  });

  it("puts what stands beside its heading before its text", () => {
    const { container } = renderIn(
      "de",
      <Section id="projekte" heading="Projekte" aside={<a href="/de/case-study/">Alle</a>}>
        <p>Text</p>
      </Section>,
    );
    expect(container).toHaveTextContent("ProjekteAlleText");
  });

  it("can be led to where it has no heading", () => {
    const { container } = renderIn("de", <Section id="pass">Text</Section>);
    expect(container.querySelector("#pass")?.tagName).toBe("SECTION");
  });

  it.each([[undefined], [""]])("without a heading (%j) has no sign at all", (heading) => {
    const { container } = renderIn(
      "de",
      <Section heading={heading} id="" echo="Echo" aside="daneben">
        <p>Text</p>
      </Section>,
    );
    expect(screen.queryByRole("heading")).toBeNull();
    expect(container).toHaveTextContent(/^Text$/u);
  });

  it("has no empty id, which HTML does not allow", () => {
    const { container } = renderIn(
      "de",
      <Section heading="Ohne Anker">
        <p>Text</p>
      </Section>,
    );
    expect(container.querySelector("[id='']")).toBeNull();
  });
});
