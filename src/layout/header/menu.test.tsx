/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import type { Language } from "../../i18n/languages";
import { linksIn, textOf } from "../../../test/read";
import { renderIn } from "../../../test/render-page";
import { Menu } from "./menu";

const renderMenu = (language: Language, path = `/${language}/`) => renderIn(language, <Menu path={path} />).container;

/** The entries; contact stands before them once more, for narrow screens. */
const entriesOf = (container: Element) => [...container.querySelectorAll("nav > div > ul > li")];

describe("the main menu", () => {
  it.each([
    ["de", ["Leistungen", "Projekte", "Agentur", "Stellen", "Aktuelles", "Kontakt"]],
    ["en", ["Services", "Projects", "Agency", "Jobs", "News", "Contact"]],
  ] as const)("has in %s all entries in their order", (language, labels) => {
    const [, ...entries] = entriesOf(renderMenu(language));
    expect(entries.map((entry) => textOf(entry.firstElementChild))).toEqual(labels);
  });

  it("begins with the ways to reach the company", () => {
    const [contact, phone] = linksIn(renderMenu("de"));
    expect(contact).toEqual(["Kontakt", "/de/contact/"]);
    expect(phone?.[1]).toMatch(/^tel:\+/u);
  });

  it("leads to every page once, to contact twice", () => {
    const paths = linksIn(renderMenu("de")).map(([, path]) => path);
    const twice = paths.filter((path, index) => paths.indexOf(path) !== index);
    expect(twice).toEqual(["/de/contact/"]);
  });

  it("has names that fold their pages away, which follow them; one is open at a time", () => {
    const container = renderMenu("de");
    const folds = [...container.querySelectorAll("details")];
    expect(folds.map(textOf)).toEqual(["A Buchung", "B Inhalte", "D Gestaltung", "E Modernisierung", "Agentur"]);
    expect(folds.map(({ open }) => open)).toEqual(folds.map(() => false));
    expect(new Set(folds.map((fold) => fold.getAttribute("name"))).size).toBe(1);
    for (const fold of folds) {
      expect(fold.querySelector("a")).toBeNull();
      expect(fold.parentElement?.querySelectorAll("details ~ * a, details ~ a").length).toBeGreaterThan(0);
    }
  });

  it("marks the name that the page is folded away below, and the page", () => {
    const marked = [...renderMenu("de", "/de/products/freshms/").querySelectorAll("summary, a")];
    expect(marked.filter((one) => one.ariaCurrent).map((one) => [textOf(one), one.ariaCurrent])).toEqual([
      ["B Inhalte", "true"],
      [expect.stringContaining("FreshMS"), "page"],
    ]);
  });
});
