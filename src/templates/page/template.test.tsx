/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { readMessages } from "../../../gatsby/files/language-packs";
import { linksIn, textOf } from "../../../test/read";
import { fixtureSite } from "../../../test/fixture";
import { ownHeadings, renderPage, renderTemplate, signsOf } from "../../../test/render-template";
import { viewOn } from "../../../test/views";
import PageTemplate from "./template";

const partner = (language: "de" | "en") => renderPage(PageTemplate, { language, route: "/partner/", kind: "page" });

describe("a page made of sections", () => {
  it.each(["de", "en"] as const)(
    "has in %s its sections in the editor's order, then what follows",
    async (language) => {
      const { container, view } = await partner(language);
      const { closing } = view.content;
      expect(signsOf(container)).toEqual([...ownHeadings(view), readMessages(language)["sign.next"], closing]);
    },
  );

  it("begins with the way here, its title, its first paragraph and its picture, which comes at once", async () => {
    const { container, view } = await partner("de");
    expect(linksIn(screen.getByRole("navigation", { name: "Brotkrumen" }))).toEqual([["Start", "/de/"]]);
    expect(container.querySelector("section")).toHaveTextContent(textOf(container.querySelector(".lead")));
    const picture = screen.getByRole("img", { name: view.content.picture?.alt ?? "" });
    expect(picture).toHaveAttribute("loading", "eager");
    expect(picture).toBe(container.querySelector("img"));
  });

  it.each([
    ["de", "Vergangene Aktion"],
    ["en", "Past campaign"],
  ] as const)("says in %s where its campaign is over, and nowhere else", async (language, past) => {
    await renderPage(PageTemplate, { language, route: "/xmas/", kind: "page" });
    expect(screen.getByText(past)).toBeInTheDocument();
    document.body.replaceChildren();
    await partner(language);
    expect(screen.queryByText(past)).toBeNull();
  });

  it("shows a text of its own before its sections", async () => {
    const view = viewOn(fixtureSite(), "de", "/partner/", "page");
    const body = [{ html: "<p>Vorneweg.</p>" }, { id: "mehr", heading: "Mehr", html: "<p>Dann das.</p>" }];
    const { container } = await renderTemplate(PageTemplate, { ...view, body } as typeof view);
    expect(screen.getByText("Vorneweg.")).toBeInTheDocument();
    expect(signsOf(container).slice(0, 2)).toEqual(["Mehr", ownHeadings(view)[0]]);
  });
});
