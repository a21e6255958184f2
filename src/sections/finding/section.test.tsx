/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen, within } from "@testing-library/react";
import { definitionsIn, textOf } from "../../../test/read";
import { renderIn } from "../../../test/render-page";
import { sampleView } from "../../../test/views";
import type { SectionProps } from "../section-props";
import FindingSection from "./section";

const SECTION: SectionProps<"finding">["section"] = {
  type: "finding",
  id: "befund",
  heading: "Befund",
  name: "Die Meldung nennt keinen Ausweg",
  criterion: { number: "3.3.3", title: "Fehlerempfehlung", level: "AA" },
  facts: [
    { term: "Wen es ausschließt", value: "wer sich vertippt" },
    { term: "Aufwand", value: "½ Tag" },
  ],
  choose: "Zustand wählen",
  found: {
    label: "Gefunden",
    parts: [
      { as: "label", text: "Karte" },
      { as: "field", text: "4000", mark: "edge" },
    ],
    text: "Man muss <em>raten</em>.",
  },
  fixed: {
    label: "Behoben",
    parts: [{ as: "error", text: "Es fehlt eine Ziffer." }],
    said: "„Karte, ungültig“",
    text: "Die Meldung hilft.",
  },
  remedy: { language: "HTML", code: "<input>\n<p>Hilfe</p>\n" },
};

const renderTwo = () =>
  renderIn(
    "de",
    <>
      {["befund", "noch-einer"].map((id) => (
        <FindingSection key={id} section={{ ...SECTION, id }} view={sampleView("de")} isLast={false} />
      ))}
    </>,
  );

describe("a finding", () => {
  it("has a switch that stands at what was found", () => {
    renderTwo();
    for (const choice of screen.getAllByRole("group", { name: "Zustand wählen" })) {
      expect(within(choice).getByRole("radio", { name: "Gefunden" })).toBeChecked();
      expect(within(choice).getByRole("radio", { name: "Behoben" })).not.toBeChecked();
    }
  });

  it("has both states, each under its name, and the remedy with the second", () => {
    renderTwo();
    const [found, fixed] = screen.getAllByRole("heading", { level: 4 }).map((heading) => heading.parentElement);
    expect(textOf(found)).toBe("GefundenKarte4000Man muss raten.");
    expect(textOf(fixed)).toContain("BehobenEs fehlt eine Ziffer.„Karte, ungültig“Die Meldung hilft.");
    expect(within(fixed as HTMLElement).getByRole("region", { name: "HTML" })).toHaveTextContent(
      "<input> <p>Hilfe</p>",
    );
  });

  it("says against what it was held, whom it shuts out, and what it takes", () => {
    const { container } = renderTwo();
    expect(definitionsIn(container.querySelector("dl") as Element)).toEqual([
      ["WCAG 2.2, AA: Fehlerempfehlung", "3.3.3"],
      ["Wen es ausschließt", "wer sich vertippt"],
      ["Aufwand", "½ Tag"],
    ]);
  });

  it("draws no control: there is nothing to fill in", () => {
    renderTwo();
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("may stand on a page twice", () => {
    const { container } = renderTwo();
    const ids = [...container.querySelectorAll("[id]")].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    expect(new Set(screen.getAllByRole("radio").map((radio) => radio.getAttribute("name")))).toHaveProperty("size", 2);
  });
});
