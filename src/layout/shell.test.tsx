/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { languagePack, readMessages } from "../../gatsby/files/language-packs";
import { type Language, otherLanguage } from "../i18n/languages";
import { useText } from "../i18n/language-provider";
import { addPack } from "../i18n/pack-store";
import { fixtureSite } from "../../test/fixture";
import { Shell } from "./shell";

function Words() {
  const text = useText();
  return <p>{text("kind.vacancy")}</p>;
}

function renderShell(language: Language) {
  addPack(languagePack(fixtureSite(), language, readMessages(language), readMessages(otherLanguage(language))));
  return render(
    <Shell
      language={language}
      path={`/${language}/contact/`}
      counterpart={`/${otherLanguage(language)}/contact/`}
      pathname={`/${language}/contact/`}
      title="Kontakt"
    >
      <Words />
    </Shell>,
  );
}

describe("what stands around every page", () => {
  it.each([
    ["de", "Zum Inhalt springen"],
    ["en", "Skip to content"],
  ] as const)("begins in %s with a link that skips it, the first stop of the Tab key", async (language, name) => {
    renderShell(language);
    await userEvent.tab();
    const link = screen.getByRole("link", { name });
    expect(link).toHaveFocus();
    expect(document.querySelector(link.getAttribute("href") ?? "")).toBe(screen.getByRole("main"));
  });

  it("lets the focus go to the main part", () => {
    renderShell("de");
    screen.getByRole("main").focus();
    expect(screen.getByRole("main")).toHaveFocus();
  });

  it("is header, main part and footer, in this order, and last what is said of the page", () => {
    const { container } = renderShell("de");
    const parts = ["banner", "main", "contentinfo", "status"].map((role) => screen.getByRole(role));
    expect([...container.children].slice(1)).toEqual(parts);
  });

  it.each([
    ["de", "Stelle", "/en/contact/"],
    ["en", "Job", "/de/contact/"],
  ] as const)("gives the page its language, %s, and leads to the other one above and below", (language, word, path) => {
    const { container } = renderShell(language);
    expect(screen.getByRole("main")).toHaveTextContent(word);
    const switches = [...container.querySelectorAll("a[data-language]")];
    expect(switches.map((link) => link.getAttribute("href"))).toEqual([path, path]);
  });

  it("marks the page in header and footer", () => {
    renderShell("de");
    const marked = [...document.querySelectorAll("a[aria-current='page']")];
    expect(marked.length).toBeGreaterThanOrEqual(2);
    expect(new Set(marked.map((link) => link.getAttribute("href")))).toEqual(new Set(["/de/contact/"]));
  });
});
