/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen, within } from "@testing-library/react";
import { linksIn, textOf } from "../../../test/read";
import { renderIn } from "../../../test/render-page";
import { sampleCard } from "../../../test/views";
import { ProjectList } from "./project-list";

const project = (code: string | undefined, line: "A" | "D", title: string) =>
  sampleCard({ path: `/de/case-study/${title.toLowerCase()}/`, code, line, title, year: 2024 });

const CARDS = [project("A3", "A", "Alpha"), project("A10", "A", "Beta"), project("D2", "D", "Delta")];

describe("the list of projects", () => {
  it.each([
    ["de", "Projekte nach Linie", ["A Buchung", "B Inhalte", "C Anbindung", "D Gestaltung", "E Modernisierung"]],
    ["en", "Projects by line", ["A Booking", "B Content", "C Integration", "D Design", "E Modernisation"]],
  ] as const)("has in %s an index of all lines", (language, name, lines) => {
    renderIn(language, <ProjectList cards={CARDS} idOf={String} hasFirstPicture={false} />);
    const index = screen.getByRole("navigation", { name });
    expect([...index.querySelectorAll("ul > li > span")].map(textOf)).toEqual(lines);
  });

  it("has every year between the first project and the last on its axis, and each project in the column of its year", () => {
    const years = [2018, 2018, 2021].map((year, index) => ({ ...project(`A${index + 3}`, "A", `P${index}`), year }));
    const { container } = renderIn("de", <ProjectList cards={years} idOf={String} hasFirstPicture={false} />);
    const index = screen.getByRole("navigation");
    expect([...index.querySelectorAll("p > span")].map(textOf)).toEqual(["2018", "2019", "2020", "2021"]);
    const stops = [...container.querySelectorAll<HTMLElement>("ol > li")].map(({ dataset }) => [
      dataset["column"],
      dataset["shift"],
    ]);
    expect(stops).toEqual([
      ["1", "0"],
      ["1", "1"],
      ["4", "0"],
    ]);
  });

  it("names each project in the index by code, title and year, under its line", () => {
    renderIn("de", <ProjectList cards={CARDS} idOf={String} hasFirstPicture={false} />);
    const lines = [...screen.getByRole("navigation").querySelectorAll("ol")];
    const names = lines.map((line) => within(line).queryAllByRole("link").map(textOf));
    expect(names).toEqual([["A3, Alpha, 2024", "A10, Beta, 2024"], [], [], ["D2, Delta, 2024"], []]);
  });

  it("leads from every entry of the index to a card on the page", () => {
    const { container } = renderIn("de", <ProjectList cards={CARDS} idOf={String} hasFirstPicture={false} />);
    for (const link of within(screen.getByRole("navigation")).getAllByRole("link")) {
      const card = container.querySelector(link.getAttribute("href") ?? "");
      expect(card?.tagName).toBe("ARTICLE");
      expect(link).toHaveTextContent(textOf(card?.querySelector("h3")));
    }
  });

  it("has no dead entry for a project without a code", () => {
    const { container } = renderIn(
      "de",
      <ProjectList cards={[...CARDS, project(undefined, "D", "Gamma")]} idOf={String} hasFirstPicture={false} />,
    );
    const targets = linksIn(screen.getByRole("navigation")).map(([, href]) => href ?? "");
    expect(targets.filter((target) => !container.querySelector(target))).toEqual([]);
    expect(screen.getByRole("link", { name: "Gamma" })).toHaveAttribute("href", "/de/case-study/gamma/");
  });
});
