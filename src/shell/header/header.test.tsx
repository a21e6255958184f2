/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen, within } from "@testing-library/react";
import type { Language } from "../../languages/languages";
import { linksIn, textOf } from "../../testing/read";
import { fixtureSite } from "../../testing/fixture";
import { renderIn } from "../../testing/render-page";
import { Header } from "./header";

const NAMES = { de: "Hauptmenü", en: "Main menu" };

/** The wide menu stands first, the one for phones second; a style sheet shows one of them. */
function renderHeader(language: Language, path: string = `/${language}/`) {
  const { container } = renderIn(language, <Header path={path} counterpart="/xx/" />);
  const [wide, narrow] = screen.getAllByRole("navigation", { name: NAMES[language] });
  return { container, wide: wide as HTMLElement, narrow: narrow as HTMLElement };
}

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

  it.each([
    ["de", ["Leistungen", "Projekte", "Agentur", "Stellen", "Aktuelles", "Kontakt"]],
    ["en", ["Services", "Projects", "Agency", "Jobs", "News", "Contact"]],
  ] as const)("has in %s the entries of the main menu in their order", (language, labels) => {
    const { wide } = renderHeader(language);
    const entries = [...wide.querySelectorAll(":scope > ul > li")].map((entry) => textOf(entry.firstElementChild));
    expect(entries).toEqual(labels);
  });

  it.each(["de", "en"] as const)("leads in %s from both menus to the same pages, all on the site", (language) => {
    const { wide, narrow } = renderHeader(language);
    const paths = (menu: HTMLElement) => linksIn(menu).map(([, href]) => href);
    const pages = new Set(fixtureSite().pages.map(({ path }) => path));
    const onSite = paths(narrow).filter((path) => !path?.startsWith("tel:"));
    expect([...paths(wide)].sort()).toEqual(onSite.sort());
    expect(paths(wide).filter((path) => !pages.has(path ?? ""))).toEqual([]);
    expect(paths(wide).every((path) => path?.startsWith(`/${language}/`))).toBe(true);
  });

  it("has a button for every entry that holds others, each with a panel of its own", () => {
    const { container } = renderHeader("de");
    const targets = screen.getAllByRole("button").map((button) => button.getAttribute("popovertarget"));
    expect(new Set(targets).size).toBe(3);
    for (const target of targets) expect(container.querySelectorAll(`#${target}`)).toHaveLength(1);
  });

  it("marks the page one is on in both menus", () => {
    const { wide, narrow } = renderHeader("de", "/de/career/");
    expect(marks(wide)).toEqual([["Stellen", "page"]]);
    expect(marks(narrow)).toEqual([["Stellen", "page"]]);
  });

  it("marks the entry above the page one is on, as such", () => {
    const { wide } = renderHeader("de", "/de/career/vacancies/fullstack-developer/");
    expect(marks(wide)).toEqual([["Stellen", "true"]]);
  });

  it("marks the menu that holds the page one is on, and the page in it", () => {
    const { wide } = renderHeader("en", "/en/products/fusion/");
    expect(marks(wide)).toEqual([
      ["Services", "true"],
      ["A Booking", "true"],
      [expect.stringContaining("Fusion"), "page"],
    ]);
  });

  it("marks nothing on the home page, nor where a path only begins alike", () => {
    expect(marks(renderHeader("de").wide)).toEqual([]);
    document.body.replaceChildren();
    expect(marks(renderHeader("de", "/de/contactConfirmation/").wide)).toEqual([]);
  });

  it("leads to the page in the other language", () => {
    renderHeader("de");
    const group = screen.getByRole("group", { name: "Sprache" });
    expect(within(group).getByRole("link", { name: "English" })).toHaveAttribute("href", "/xx/");
  });
});
