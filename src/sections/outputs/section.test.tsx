/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { textOf, textsOf } from "../../../test/read";
import { renderIn } from "../../../test/render-page";
import { sampleView } from "../../../test/views";
import type { SectionProps } from "../section-props";
import OutputsSection from "./section";

const SECTION: SectionProps<"outputs">["section"] = {
  type: "outputs",
  id: "formen",
  heading: "Formen",
  source: "Meldung",
  fields: [
    { key: "title", name: "Titel", kind: "title", text: "Gesperrt" },
    { key: "until", name: "Bis", kind: "fact", text: "Sonntag" },
    { key: "what", name: "Was", kind: "text", text: "Gleis 3." },
    { key: "why", name: "Warum", kind: "more", text: "Weiche." },
  ],
  outputs: [
    { name: "Seite", form: "page", takes: ["title", "until", "what", "why"] },
    { name: "Ansage", form: "speech", takes: ["what", "title"], note: "Zwei <em>Sätze</em>." },
  ],
};
const renderSection = () => renderIn("de", <OutputsSection section={SECTION} view={sampleView("de")} isLast={false} />);
const outputs = (container: Element) => [...(container.querySelector("[aria-live]")?.children ?? [])];

describe("outputs", () => {
  it("are chosen in a group, the first to begin with", () => {
    renderSection();
    expect(screen.getByRole("group", { name: "Ausgabe wählen" })).toBeInTheDocument();
    expect(screen.getByRole("radio", { checked: true })).toHaveAccessibleName("Seite");
  });

  it("show the fields that they take, in their own order and form", () => {
    const { container } = renderSection();
    expect(outputs(container).map((output) => textsOf(output, "p"))).toEqual([
      ["Seite 4 von 4 Feldern, 30 Zeichen", "Gesperrt", "Bis Sonntag", "Gleis 3. Weiche."],
      ["Ansage 2 von 4 Feldern, 16 Zeichen", "Was Gleis 3.", "Titel Gesperrt", "Zwei Sätze."],
    ]);
  });

  it("mark each field with the outputs that take it", () => {
    const { container } = renderSection();
    const marked = [...container.querySelectorAll("[data-in]")].map((field) => [
      textOf(field.querySelector("dt")),
      field.getAttribute("data-in"),
    ]);
    expect(marked).toEqual([
      ["Titel", "1 2"],
      ["Bis", "1"],
      ["Was", "1 2"],
      ["Warum", "1"],
    ]);
  });
});
