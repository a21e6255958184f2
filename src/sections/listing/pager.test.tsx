/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { linksIn } from "../../../test/read";
import { renderIn } from "../../../test/render-page";
import { Pager } from "./pager";

const words = { page: "Seite", newer: "Neuere", older: "Ältere" };
const pager = (here: number, count: number) =>
  renderIn("de", <Pager here={here} count={count} first="/de/newsroom/" words={words} isLast />).container;

describe("the way through a long list", () => {
  it.each([
    [1, 3, ["Seite 1", "Seite 2", "Seite 3", "Ältere"]],
    [2, 3, ["Neuere", "Seite 1", "Seite 2", "Seite 3", "Ältere"]],
    [3, 3, ["Neuere", "Seite 1", "Seite 2", "Seite 3"]],
    [7, 209, ["Neuere", "Seite 1", "Seite 6", "Seite 7", "Seite 8", "Seite 209", "Ältere"]],
  ])("on page %i of %i leads to its neighbours, the first and the last", (here, count, names) => {
    expect(linksIn(pager(here, count)).map(([name]) => name)).toEqual(names);
  });

  it("leads to addresses that end in the number, but for the first page", () => {
    expect(linksIn(pager(2, 3)).map(([, href]) => href)).toEqual([
      "/de/newsroom/",
      "/de/newsroom/",
      "/de/newsroom/2/",
      "/de/newsroom/3/",
      "/de/newsroom/3/",
    ]);
  });

  it("says where one is, to the eye and to assistive technology", () => {
    pager(2, 3);
    expect(screen.getByRole("navigation", { name: "Seite 2 / 3" })).toBeInTheDocument();
    expect(screen.getByRole("link", { current: "page" })).toHaveTextContent("Seite 2");
  });

  it("tells browsers which page comes before and after", () => {
    pager(2, 3);
    expect(screen.getByRole("link", { name: "Neuere" })).toHaveAttribute("rel", "prev");
    expect(screen.getByRole("link", { name: "Ältere" })).toHaveAttribute("rel", "next");
  });
});
