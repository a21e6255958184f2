/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { definitionsIn } from "../../../test/read";
import { renderIn } from "../../../test/render-page";
import { sampleView } from "../../../test/views";
import type { SectionProps } from "../section-props";
import ProofsSection from "./section";

const SECTION: SectionProps<"proofs">["section"] = {
  type: "proofs",
  id: "beleg",
  heading: "Zum Nachprüfen",
  entries: [
    { title: "Kein Cookie", text: "Höchstens die <em>Sprache</em>.", where: "Im Speicher nachsehen." },
    { title: "Ohne Skript", text: "Der Text bleibt.", where: 'Siehe <a href="/de/sitemap/">Seiten</a>.' },
  ],
};

describe("promises that can be checked", () => {
  it("say what is promised and how to check it, under a heading", () => {
    const view = sampleView("de", { echo: { parts: { beleg: "See for yourself" } } });
    const { container } = renderIn("de", <ProofsSection section={SECTION} view={view} isLast={false} />);
    expect(screen.getByRole("heading", { level: 2, name: "Zum Nachprüfen" })).toHaveAttribute("id", "beleg");
    expect(screen.getByText("See for yourself")).toHaveAttribute("lang", "en");
    expect(definitionsIn(container)).toEqual([
      ["Kein Cookie", "Höchstens die Sprache. / Im Speicher nachsehen."],
      ["Ohne Skript", "Der Text bleibt. / Siehe Seiten."],
    ]);
    expect(screen.getByRole("link", { name: "Seiten" })).toHaveAttribute("href", "/de/sitemap/");
  });

  it("are introduced where an editor wrote a paragraph", () => {
    const section = { ...SECTION, text: "Nichts müssen Sie <em>glauben</em>." };
    renderIn("de", <ProofsSection section={section} view={sampleView("de")} isLast={false} />);
    expect(screen.getByText("glauben").tagName).toBe("EM");
  });
});
