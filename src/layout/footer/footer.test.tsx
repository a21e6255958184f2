/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen, within } from "@testing-library/react";
import type { Language } from "../../i18n/languages";
import { linksIn, textOf } from "../../../test/read";
import { fixtureSite } from "../../../test/fixture";
import { renderIn } from "../../../test/render-page";
import { Footer } from "./footer";

const { company, navigation, pages } = fixtureSite();

const renderFooter = (language: Language, path: string = `/${language}/`) =>
  renderIn(language, <Footer path={path} counterpart="/xx/" />).container;

describe("the footer", () => {
  it.each([
    ["de", ["Leistungen", "Agentur", "Einsteigen"], "Anschrift"],
    ["en", ["Services", "Agency", "Get on board"], "Address"],
  ] as const)("has in %s a named list of links under every heading", (language, headings, address) => {
    renderFooter(language);
    for (const name of headings) {
      const list = screen.getByRole("navigation", { name });
      expect(within(list).getByRole("heading", { level: 2, name })).toBeInTheDocument();
      expect(within(list).getAllByRole("link").length).toBeGreaterThan(1);
    }
    expect(screen.getByRole("heading", { level: 2, name: address })).toBeInTheDocument();
  });

  it("shows each heading in the other language too, marked as such", () => {
    renderFooter("de");
    expect(screen.getByText("Get on board")).toHaveAttribute("lang", "en");
  });

  it.each([
    ["de", "Köln"],
    ["en", "Cologne"],
  ] as const)("gives in %s the company's address, telephone and e-mail", (language, city) => {
    const address = renderFooter(language).querySelector("address") as HTMLElement;
    expect(textOf(address)).toContain(`${company.legalName}${company.street}${company.postalCode} ${city}`);
    expect(linksIn(address)).toEqual([
      [company.phone, `tel:${company.phoneLink}`],
      [company.email, `mailto:${company.email}`],
    ]);
  });

  it.each([
    ["de", "Rechtliches und Seitenverzeichnis"],
    ["en", "Legal pages and site map"],
  ] as const)("leads in %s to every legal page and to the site map", (language, name) => {
    renderFooter(language);
    const paths = linksIn(screen.getByRole("navigation", { name })).map(([, href]) => href);
    expect(paths).toEqual(navigation.legal.map((route) => `/${language}${route}`));
    expect(paths).toEqual(expect.arrayContaining([`/${language}/imprint/`, `/${language}/privacy-policy/`]));
  });

  it.each(["de", "en"] as const)("leads in %s to nothing that is not on the site", (language) => {
    const known = new Set(pages.map(({ path }) => path));
    const own = linksIn(renderFooter(language)).flatMap(([, href]) => (href?.startsWith(`/${language}/`) ? href : []));
    expect(own.length).toBeGreaterThan(10);
    expect(own.filter((path) => !known.has(path))).toEqual([]);
  });

  it.each(["/de/about-us/", "/de/imprint/"])("marks %s where that is the page one is on", (path) => {
    const marked = [...renderFooter("de", path).querySelectorAll("[aria-current='page']")];
    expect(marked.map((link) => link.getAttribute("href"))).toEqual([path]);
  });

  it("leads to the page in the other language", () => {
    renderFooter("en");
    expect(screen.getByRole("link", { name: "Deutsch" })).toHaveAttribute("href", "/xx/");
  });
});
