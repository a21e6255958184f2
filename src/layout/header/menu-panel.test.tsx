/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { linksIn, textOf } from "../../../test/read";
import { renderIn } from "../../../test/render-page";
import { MenuPanel } from "./menu-panel";

const ITEM = {
  label: "Leistungen",
  lines: [
    {
      line: "A" as const,
      question: "Wer baut es?",
      links: [{ path: "/de/services/development/", label: "Entwicklung" }],
    },
    { line: "B" as const, links: [{ path: "/de/products/freshms/", label: "FreshMS" }] },
  ],
  links: [{ path: "/de/services/", label: "Alle Leistungen" }],
};

/** @returns what stands above the lists: the names of the lines, and the question of one that has one. */
const names = (container: Element) => [...container.querySelectorAll("summary, p")].map(textOf);

describe("what a menu holds", () => {
  it.each([
    ["de", ["A Buchung", "Wer baut es?", "B Inhalte"]],
    ["en", ["A Booking", "Wer baut es?", "B Content"]],
  ] as const)("stands by line, named in %s, with its question; then the rest", (language, lines) => {
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

  it("marks the line that the page one is on belongs to", () => {
    renderIn("de", <MenuPanel item={ITEM} path="/de/products/freshms/" />);
    const [line, page] = [...document.querySelectorAll("[aria-current]")];
    expect([textOf(line), line?.ariaCurrent]).toEqual(["B Inhalte", "true"]);
    expect(page).toHaveAttribute("href", "/de/products/freshms/");
  });

  it("is lists in a list for assistive technology", () => {
    renderIn("de", <MenuPanel item={ITEM} path="/de/" />);
    const [lines] = screen.getAllByRole("list");
    expect(lines?.querySelectorAll(":scope > li > ul")).toHaveLength(2);
    expect(lines?.querySelector("svg, [role]")).toBeNull();
  });
});
