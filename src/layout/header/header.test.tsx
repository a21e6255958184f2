/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen, within } from "@testing-library/react";
import type { Language } from "../../i18n/languages";
import { linksIn, textOf } from "../../../test/read";
import { fixtureSite } from "../../../test/fixture";
import { renderIn } from "../../../test/render-page";
import { Header } from "./header";

function renderHeader(language: Language, path: string = `/${language}/`) {
  const { container } = renderIn(language, <Header path={path} counterpart="/xx/" />);
  return { container, menu: screen.getByRole("navigation", { name: NAMES[language] }) };
}

const NAMES = { de: "Hauptmenü", en: "Main menu" };

/** @returns what is marked as current in an element, as text and mark. */
const marks = (element: HTMLElement) =>
  [...element.querySelectorAll("[aria-current]")].map((one) => [textOf(one), one.getAttribute("aria-current")]);

describe("the header", () => {
  it.each([
    ["de", "Fernwerk – Startseite"],
    ["en", "Fernwerk – home page"],
  ] as const)("leads in %s home by the company's mark", (language, name) => {
    renderHeader(language);
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", `/${language}/`);
    expect(screen.getByRole("banner")).toBeInTheDocument();
  });

  it.each(["de", "en"] as const)("leads in %s from its menu to pages of the site, in its language", (language) => {
    const { menu } = renderHeader(language);
    const pages = new Set(fixtureSite().pages.map(({ path }) => path));
    const paths = linksIn(menu).flatMap(([, href]) => (href && !href.startsWith("tel:") ? [href] : []));
    expect(paths.filter((path) => !pages.has(path))).toEqual([]);
    expect(paths.every((path) => path.startsWith(`/${language}/`))).toBe(true);
  });

  it("has a button for the menu and for every entry that holds others, each with what it opens", () => {
    const { container } = renderHeader("de");
    const targets = screen.getAllByRole("button").map((button) => button.getAttribute("popovertarget"));
    expect(new Set(targets).size).toBe(3);
    for (const target of targets) expect(container.querySelectorAll(`#${target}`)).toHaveLength(1);
  });

  it("marks the page one is on", () => {
    expect(marks(renderHeader("de", "/de/career/").menu)).toEqual([["Stellen", "page"]]);
  });

  it("marks the entry above the page one is on, as such", () => {
    const { menu } = renderHeader("de", "/de/career/vacancies/fullstack-developer/");
    expect(marks(menu)).toEqual([["Stellen", "true"]]);
  });

  it("marks the menu that holds the page one is on, its line, and the page in it", () => {
    const { menu } = renderHeader("en", "/en/products/fusion/");
    expect(marks(menu)).toEqual([
      ["Services", "true"],
      ["A Booking", "true"],
      [expect.stringContaining("Fusion"), "page"],
    ]);
  });

  it("marks nothing on the home page, nor where a path only begins alike", () => {
    expect(marks(renderHeader("de").menu)).toEqual([]);
    document.body.replaceChildren();
    expect(marks(renderHeader("de", "/de/contactConfirmation/").menu)).toEqual([]);
  });

  it("leads to the page in the other language", () => {
    renderHeader("de");
    const group = screen.getByRole("group", { name: "Sprache" });
    expect(within(group).getByRole("link", { name: "English" })).toHaveAttribute("href", "/xx/");
  });
});
