/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import type { Language } from "../../i18n/languages";
import { linksIn, textOf } from "../../../test/read";
import { fixtureSite } from "../../../test/fixture";
import { renderIn } from "../../../test/render-page";
import { cardsByRoute, sampleCard, sampleView } from "../../../test/views";
import { Lines } from "./lines";
import HeroLinesSection from "./section";

const SECTION = {
  type: "hero-lines",
  id: "top",
  first: "Wir bauen Strecken",
  second: "für Buchungen.",
  text: "Fünf <em>Linien</em>.",
} as const;

function renderHero(language: Language, isTop = true) {
  const partsOfLines = { A: "#line-a", B: "#line-b", D: "#line-d" };
  const view = sampleView(language, { echo: { title: "We build routes", parts: {} }, partsOfLines });
  return renderIn(language, <HeroLinesSection section={SECTION} view={view} isTop={isTop} isLast={false} />);
}

describe("the sign of the home page", () => {
  it("has the page's one main heading, in one sentence over two lines", () => {
    renderHero("de");
    const heading = screen.getByRole("heading", { level: 1, name: "Wir bauen Strecken für Buchungen." });
    expect(heading).toHaveAttribute("tabindex", "-1");
    expect(screen.getAllByRole("heading")).toHaveLength(1);
    expect(screen.getByText("Linien").tagName).toBe("EM");
  });

  it("has a heading like any other where it is not the top of its page", () => {
    renderHero("de", false);
    expect(screen.getByRole("heading", { level: 2, name: "Wir bauen Strecken für Buchungen." })).toBeInTheDocument();
    expect(screen.getAllByRole("heading")).toHaveLength(1);
  });

  it.each([
    ["de", "en", "Unsere Linien"],
    ["en", "de", "Our lines"],
  ] as const)(
    "leads in %s to the services of each line, named once, and to all where a line has none",
    (language, other, name) => {
      renderHero(language);
      const { lines } = fixtureSite();
      const directory = screen.getByRole("navigation", { name });
      expect(linksIn(directory)).toEqual(
        (["A", "B", "C", "D", "E"] as const).map((letter) => [
          `${letter}${lines[letter].name[language]}`,
          `/${language}/services/${{ A: "#line-a", B: "#line-b", C: "", D: "#line-d", E: "" }[letter]}`,
        ]),
      );
      expect(screen.getByText(lines.A.name[other])).toHaveAttribute("lang", other);
    },
  );

  it.each([
    ["de", "Oder gleich am Telefon:"],
    ["en", "Or pick up the telephone:"],
  ] as const)("has in %s one button, and beside it the telephone number", (language, or) => {
    const call = { route: "/contact/", label: "30 min" };
    const cards = cardsByRoute(sampleCard({ path: `/${language}/contact/` }));
    const view = sampleView(language, { cards });
    renderIn(language, <HeroLinesSection section={{ ...SECTION, call }} view={view} isTop isLast={false} />);
    const button = screen.getByRole("link", { name: "30 min" });
    expect(button).toHaveAttribute("href", `/${language}/contact/`);
    const { phone, phoneLink } = fixtureSite().company;
    expect(textOf(button.parentElement)).toBe(`30 min ${or} ${phone}`);
    expect(screen.getByRole("link", { name: phone })).toHaveAttribute("href", `tel:${phoneLink}`);
  });

  it("has no button to a page that is not there, and no empty paragraph", () => {
    const { text: _text, ...bare } = { ...SECTION, call: { route: "/nowhere/", label: "30 min" } };
    const view = sampleView("de", { content: { lead: "" } as never });
    const { container } = renderIn("de", <HeroLinesSection section={bare} view={view} isTop isLast={false} />);
    expect(container.querySelector("p")).toBeNull();
  });

  it("draws a line for each, and one for the page", () => {
    const { container } = renderIn("de", <Lines count={3} />);
    expect([container.querySelectorAll("i"), container.querySelectorAll("path")].map(({ length }) => length)).toEqual([
      4, 4,
    ]);
  });

  it("draws its lines for the eye alone", () => {
    const { container } = renderHero("de");
    expect(screen.queryByRole("img")).toBeNull();
    expect(container.querySelector("svg")?.closest("[aria-hidden='true']")).not.toBeNull();
  });
});
