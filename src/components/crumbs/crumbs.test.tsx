/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { linksIn } from "../../../test/read";
import { renderIn } from "../../../test/render-page";
import { Crumbs } from "./crumbs";

const TRAIL = [
  { path: "/de/", label: "Fernwerk, Agentur für Buchungssysteme" },
  { path: "/de/services/", label: "Leistungen" },
];

describe("the breadcrumb", () => {
  it.each([
    ["de", "Brotkrumen", "Start"],
    ["en", "Breadcrumbs", "Home"],
  ] as const)("is named in %s, and calls the home page by a short name", (language, name, home) => {
    renderIn(language, <Crumbs trail={TRAIL} label="Entwicklung" />);
    expect(linksIn(screen.getByRole("navigation", { name }))).toEqual([
      [home, "/de/"],
      ["Leistungen", "/de/services/"],
    ]);
  });

  it("ends with the page itself, which is no link", () => {
    renderIn("de", <Crumbs trail={TRAIL} label="Entwicklung" />);
    const here = screen.getAllByRole("listitem").at(-1);
    expect(here).toHaveTextContent("Entwicklung");
    expect(here).toHaveAttribute("aria-current", "page");
    expect(screen.queryByRole("link", { name: "Entwicklung" })).toBeNull();
  });

  it("is not there where nothing stands above the page", () => {
    const { container } = renderIn("de", <Crumbs trail={[]} label="Start" />);
    expect(container).toBeEmptyDOMElement();
  });
});
