/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { readMessages } from "../../../gatsby/files/language-packs";
import { pageFaults } from "../../../test/page-faults";
import { plain, textsOf } from "../../../test/read";
import { fixtureSite } from "../../../test/fixture";
import { ownHeadings, renderPage, renderTemplate, signsOf } from "../../../test/render-template";
import { viewOn } from "../../../test/views";
import HomeTemplate from "./template";

const home = (language: "de" | "en") => renderPage(HomeTemplate, { language, route: "/", kind: "home" });

describe("the home page", () => {
  it.each(["de", "en"] as const)("begins in %s with its sign, the way into the five lines", async (language) => {
    const { container } = await home(language);
    const lines = screen.getByRole("navigation", { name: readMessages(language)["hero.lines"] });
    expect(lines.querySelectorAll("a")).toHaveLength(5);
    expect(container.querySelector("section")).toContainElement(screen.getByRole("heading", { level: 1 }));
    expect(container.querySelector("section")).toContainElement(lines);
  });

  it.each(["de", "en"] as const)(
    "has in %s its sections in the editor's order, then the question",
    async (language) => {
      const { container, view } = await home(language);
      expect(signsOf(container)).toEqual([...ownHeadings(view), view.content.closing]);
    },
  );

  it("has no breadcrumb, for nothing stands above it", async () => {
    await home("de");
    expect(screen.queryByRole("navigation", { name: "Brotkrumen" })).toBeNull();
  });

  it("is headed by its title where an editor begins without the sign, which may follow further down", async () => {
    const view = viewOn(fixtureSite(), "de", "/", "home");
    const sections = [...(view.content.sections ?? [])].reverse();
    const { container } = await renderTemplate(HomeTemplate, { ...view, content: { ...view.content, sections } });
    expect(textsOf(container, "h1")).toEqual([plain(view.content.title)]);
    expect(signsOf(container)).toEqual([
      ...ownHeadings({ ...view, content: { ...view.content, sections } }),
      expect.any(String),
      view.content.closing,
    ]);
    expect(pageFaults(container)).toEqual([]);
  });
});
