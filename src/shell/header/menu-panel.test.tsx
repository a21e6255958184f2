/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { linksIn, textOf } from "../../testing/read";
import { renderIn } from "../../testing/render-page";
import { MenuPanel } from "./menu-panel";

const ITEM = {
  label: "Leistungen",
  lines: [
    { line: "A" as const, links: [{ path: "/de/services/development/", label: "Entwicklung" }] },
    { line: "B" as const, links: [{ path: "/de/products/freshms/", label: "FreshMS" }] },
  ],
  links: [{ path: "/de/services/", label: "Alle Leistungen" }],
};

/** @returns the names that stand above the lists. */
const names = (container: Element) => [...container.querySelectorAll("p")].map(textOf);

describe("what a menu holds", () => {
  it.each([
    ["de", ["A Buchung", "B Inhalte"]],
    ["en", ["A Booking", "B Content"]],
  ] as const)("stands by line, named in %s, then the rest", (language, lines) => {
    const { container } = renderIn(language, <MenuPanel item={ITEM} path="/de/" />);
    expect(names(container)).toEqual(lines);
    expect(linksIn(container)).toEqual([
      ["Entwicklung", "/de/services/development/"],
      ["FreshMS", "/de/products/freshms/"],
      ["Alle Leistungen", "/de/services/"],
    ]);
  });

  it.each(["/de/products/freshms/", "/de/services/"])("marks the page one is on, at %s, and no other", (path) => {
    renderIn("de", <MenuPanel item={ITEM} path={path} />);
    const marked = screen.getAllByRole("link").filter((link) => link.ariaCurrent === "page");
    expect(marked.map((link) => link.getAttribute("href"))).toEqual([path]);
  });

  it("has on a phone its name above its entries", () => {
    const { container } = renderIn("de", <MenuPanel item={ITEM} path="/de/" isTitled />);
    expect(names(container)[0]).toBe("Leistungen");
  });

  it("on a phone is a link where the entry has a page of its own, and is not named twice", () => {
    const item = { label: "Projekte", path: "/de/case-study/" };
    const { container } = renderIn("de", <MenuPanel item={item} path="/de/case-study/" isTitled />);
    expect(textOf(container)).toBe("Projekte");
    expect(screen.getByRole("link", { name: "Projekte" })).toHaveAttribute("aria-current", "page");
  });
});
