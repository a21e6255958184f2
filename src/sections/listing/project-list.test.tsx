/** @jest-environment jsdom */
import { screen, within } from "@testing-library/react";
import { linksIn, textsOf } from "../../../test/read";
import { renderIn } from "../../../test/render-page";
import { sampleCard } from "../../../test/views";
import { ProjectList } from "./project-list";

const project = (code: string | undefined, line: "A" | "D", year: number) =>
  sampleCard({ path: `/de/case-study/${code}/`, code, line, title: `P${code}`, year });

const CARDS = [project("A3", "A", 2018), project("A10", "A", 2018), project("D2", "D", 2021)];
const show = (cards = CARDS) =>
  renderIn("de", <ProjectList cards={cards} idOf={String} hasFirstPicture={false} />).container;

describe("the index of projects", () => {
  it("has every year between the first project and the last on its axis, and each project in the column of its year", () => {
    const container = show();
    expect(textsOf(container, "nav p > span")).toEqual(["2018", "2019", "2020", "2021"]);
    const stops = [...container.querySelectorAll<HTMLElement>("nav ol > li")].map(({ dataset }) => dataset);
    expect(stops.map(({ column, shift }) => [column, shift])).toEqual([
      ["1", "0"],
      ["1", "1"],
      ["4", "0"],
    ]);
  });

  it("names each project under its line", () => {
    show();
    const lines = [...screen.getByRole("navigation").querySelectorAll("ol")];
    const names = lines.map((line) => within(line).queryAllByRole("link").length);
    expect(names).toEqual([2, 0, 0, 1, 0]);
  });

  it("leads to the card of each project, and has no dead entry for one without a code", () => {
    const container = show([...CARDS, project(undefined, "D", 2020)]);
    const targets = linksIn(screen.getByRole("navigation")).map(([, href]) => href ?? "");
    expect(targets).toHaveLength(3);
    for (const target of targets) expect(container.querySelector(target)?.tagName).toBe("ARTICLE");
  });
});
