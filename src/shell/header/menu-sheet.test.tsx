/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { linksIn, textOf } from "../../testing/read";
import { renderIn } from "../../testing/render-page";
import { MenuSheet } from "./menu-sheet";

const ITEMS = [
  {
    label: "Leistungen",
    lines: [
      { line: "A" as const, links: [{ path: "/de/services/development/", label: "Entwicklung" }] },
      { line: "B" as const, links: [{ path: "/de/products/freshms/", label: "FreshMS" }] },
    ],
    links: [{ path: "/de/services/", label: "Alle Leistungen" }],
  },
  { label: "Projekte", path: "/de/case-study/" },
  { label: "Agentur", links: [{ path: "/de/about-us/", label: "Über uns" }] },
  { label: "Kontakt", path: "/de/contact/" },
];

const folds = (container: Element) => [...container.querySelectorAll("details")];

describe("the menu of a phone", () => {
  it("begins with the ways to reach the company, and has every other entry in its order", () => {
    const { container } = renderIn("de", <MenuSheet items={ITEMS} path="/de/" />);
    const [contact, phone, ...others] = linksIn(container).map(([, href]) => href);
    expect(contact).toBe("/de/contact/");
    expect(phone).toMatch(/^tel:\+/u);
    expect(others).toEqual([
      "/de/services/development/",
      "/de/products/freshms/",
      "/de/services/",
      "/de/case-study/",
      "/de/about-us/",
    ]);
  });

  it("has no place for contact where it is no entry of the menu", () => {
    const { container } = renderIn("de", <MenuSheet items={ITEMS.slice(1, 2)} path="/de/" />);
    expect(linksIn(container)).toEqual([["Projekte", "/de/case-study/"]]);
  });

  it("folds away what a line or an entry holds, one open at a time", () => {
    const { container } = renderIn("de", <MenuSheet items={ITEMS} path="/de/products/freshms/" />);
    expect(folds(container).map((fold) => textOf(fold.querySelector("summary")))).toEqual([
      "A Buchung",
      "B Inhalte",
      "Agentur",
    ]);
    expect(folds(container).map(({ open }) => open)).toEqual([false, false, false]);
    expect(new Set(folds(container).map((fold) => fold.getAttribute("name"))).size).toBe(1);
  });

  it("marks the page one is on, and the name that it is folded away below", () => {
    renderIn("de", <MenuSheet items={ITEMS} path="/de/products/freshms/" />);
    const marked = [...document.querySelectorAll("[aria-current]")];
    expect(marked.map((one) => [textOf(one), one.ariaCurrent])).toEqual([
      ["B Inhalte", "true"],
      ["FreshMS", "page"],
    ]);
  });

  it("is a link where the entry has a page of its own, and is not named twice", () => {
    renderIn("de", <MenuSheet items={ITEMS} path="/de/case-study/" />);
    expect(screen.getByRole("link", { name: "Projekte" })).toHaveAttribute("aria-current", "page");
    expect(screen.getAllByText("Projekte")).toHaveLength(1);
  });
});
