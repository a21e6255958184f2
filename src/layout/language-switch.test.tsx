/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen, within } from "@testing-library/react";
import { renderIn } from "../../test/render-page";
import { LanguageSwitch } from "./language-switch";

describe("the language switch", () => {
  it.each([
    ["de", "Sprache", "English", "en"],
    ["en", "Language", "Deutsch", "de"],
  ] as const)(
    "on a page in %s is named, and leads to the page in the other language",
    (language, group, name, other) => {
      renderIn(language, <LanguageSwitch counterpart={`/${other}/contact/`} />);
      const link = within(screen.getByRole("group", { name: group })).getByRole("link", { name });
      expect(link).toHaveAttribute("href", `/${other}/contact/`);
      expect(link).toHaveAttribute("hreflang", other);
      expect(screen.getAllByRole("link")).toEqual([link]);
    },
  );

  it.each([
    ["de", "Deutsch"],
    ["en", "English"],
  ] as const)("says that %s is the language of this page, and does not link it", (language, name) => {
    renderIn(language, <LanguageSwitch counterpart="/xx/" />);
    const here = screen.getByText(name).closest("[aria-current]");
    expect(here).toHaveAttribute("aria-current", "true");
    expect(here?.tagName).not.toBe("A");
  });

  it("names every language in itself, so that each is read out by the right voice", () => {
    renderIn("de", <LanguageSwitch counterpart="/en/" />);
    expect(screen.getByText("Deutsch").closest("[lang]")).toHaveAttribute("lang", "de");
    expect(screen.getByText("English").closest("[lang]")).toHaveAttribute("lang", "en");
  });

  it("shows letters where there is little room, and does not read them out", () => {
    renderIn("de", <LanguageSwitch counterpart="/en/" />);
    for (const letters of ["DE", "EN"]) expect(screen.getByText(letters)).toHaveAttribute("aria-hidden", "true");
  });
});
