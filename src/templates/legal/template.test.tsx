/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { linksIn, plain, textOf } from "../../../test/read";
import { fixtureSite } from "../../../test/fixture";
import { renderPage, renderTemplate, signsOf } from "../../../test/render-template";
import { viewOn } from "../../../test/views";
import LegalTemplate from "./template";

const policy = (language: "de" | "en") =>
  renderPage(LegalTemplate, { language, route: "/privacy-policy/", kind: "legal" });

describe("a legal text", () => {
  it.each([
    ["de", "Fassung vom 3. November 2026"],
    ["en", "Version of 3 November 2026"],
  ] as const)("says in %s of which day its version is", async (language, version) => {
    const view = viewOn(fixtureSite(), language, "/privacy-policy/", "legal");
    const content = { ...view.content, updated: "2026-11-03" };
    await renderTemplate(LegalTemplate, { ...view, content });
    const hero = screen.getByRole("heading", { level: 1 }).closest("section");
    expect(textOf(hero?.querySelector("time")?.parentElement)).toBe(version);
    expect(hero?.querySelector("time")).toHaveAttribute("datetime", "2026-11-03");
  });

  it.each([
    ["de", "Inhalt", "Kurz gesagt"],
    ["en", "Contents", "In short"],
  ] as const)(
    "has in %s its contents first, then the short of it, then every part in order",
    async (language, contents, short) => {
      const { container, view } = await policy(language);
      const parts = view.body.filter(({ heading }) => heading);
      const headings = parts.map(({ heading = "" }) => plain(heading));
      expect(signsOf(container).slice(0, headings.length + 2)).toEqual([contents, short, ...headings]);
      expect(linksIn(screen.getByRole("navigation", { name: contents }))).toEqual(
        parts.map(({ id }, index) => [headings[index], `#${id}`]),
      );
    },
  );

  it("says the short of it in the editor's sentences", async () => {
    const { view } = await policy("de");
    const short = screen.getByRole("region", { name: "Kurz gesagt" });
    expect([...short.querySelectorAll("p")].map(({ innerHTML }) => innerHTML)).toEqual(view.content.summary);
  });

  it("lets the focus go to a part that the contents lead to", async () => {
    const { container, view } = await policy("en");
    const last = container.querySelector<HTMLElement>(`#${view.body.at(-1)?.id}`);
    last?.focus();
    expect(last).toHaveFocus();
  });

  it("shows every word of its parts", async () => {
    const { container, view } = await policy("de");
    for (const { html } of view.body) {
      const part = document.createElement("div");
      part.innerHTML = html;
      expect(textOf(container)).toContain(textOf(part));
    }
  });
});
