/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { readMessages } from "../../../gatsby/files/language-packs";
import { definitionsIn, plain, textOf } from "../../../test/read";
import { fixtureSite } from "../../../test/fixture";
import { aboveTitle, renderPage, renderTemplate, signsOf } from "../../../test/render-template";
import { viewOn } from "../../../test/views";
import CaseStudyTemplate from "./template";

const LANGUAGES = ["de", "en"] as const;
const project = (language: "de" | "en") =>
  renderPage(CaseStudyTemplate, { language, route: "/case-study/bedfinder/", kind: "case-study" });

describe("a case study", () => {
  it.each(LANGUAGES)(
    "tells in %s the start, the decision, the route, the way, the result and the change",
    async (language) => {
      const { container, view } = await project(language);
      const sign = readMessages(language);
      const heading = (part: string) => view.body.find(({ id }) => id === part)?.heading?.replace(/\s/gu, " ");
      expect(signsOf(container).slice(0, 6)).toEqual([
        heading("start"),
        heading("decision"),
        sign["sign.map"],
        heading("way"),
        heading("result"),
        sign["sign.changes"],
      ]);
    },
  );

  it.each([
    ["de", ["Linie", "In Betrieb seit", "Übliche Fahrzeit"], "A Buchung", ["Von", "Nach"]],
    ["en", ["Line", "In service since", "Usual journey time"], "A Booking", ["From", "To"]],
  ] as const)(
    "has in %s line, year and time at the head of at most five facts",
    async (language, terms, line, ends) => {
      const { container, view } = await project(language);
      const { year, time, from, to } = view.content;
      const facts = definitionsIn(container.querySelector("dl") as HTMLElement);
      expect(facts.slice(0, 3)).toEqual([line, String(year), time].map((value, index) => [terms[index], plain(value)]));
      expect(facts.length).toBeLessThanOrEqual(5);
      const route = [from, to].map((end, index) => `${ends[index]} ${plain(end)}`);
      expect([...container.querySelectorAll("dl")].map((list) => textOf(list.previousElementSibling))).toContain(
        route.join(""),
      );
    },
  );

  it.each(LANGUAGES)("says in %s in words what its map shows", async (language) => {
    const { view } = await project(language);
    const map = screen.getByRole("img", { name: view.content.map.text });
    for (const { name } of view.content.map.stops) expect(map).toHaveTextContent(name);
  });

  it.each([
    ["de", ["Was sich geändert hat", "Vorher", "Heute"]],
    ["en", ["What has changed", "Before", "Now"]],
  ] as const)("compares in %s before and after", async (language, heads) => {
    const { view } = await project(language);
    expect(screen.getAllByRole("columnheader").map(textOf)).toEqual(heads);
    expect(screen.getAllByRole("rowheader").map(textOf)).toEqual(
      view.content.changes.map(({ aspect }) => plain(aspect)),
    );
  });

  it("shows the letter of its line where it has no code", async () => {
    const view = viewOn(fixtureSite(), "de", "/case-study/bedfinder/", "case-study");
    const { code: _code, ...content } = view.content;
    const { container } = await renderTemplate(CaseStudyTemplate, { ...view, content } as typeof view);
    expect(textOf(aboveTitle(container))).toBe(`A Buchung · ${content.sector}`);
  });

  it("loses no part of its text, whatever an editor calls it", async () => {
    const view = viewOn(fixtureSite(), "de", "/case-study/bedfinder/", "case-study");
    const body = [...view.body, { id: "team", heading: "Wer daran saß", html: "<p>Vier Menschen.</p>" }];
    await renderTemplate(CaseStudyTemplate, { ...view, body });
    expect(screen.getByRole("heading", { name: "Wer daran saß" })).toBeInTheDocument();
  });
});
