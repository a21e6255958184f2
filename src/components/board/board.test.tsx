/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen, within } from "@testing-library/react";
import { textOf } from "../../../test/read";
import { renderIn } from "../../../test/render-page";
import { Board, type BoardRow } from "./board";

const ROWS: BoardRow[] = [
  {
    path: "/de/career/vacancies/java/",
    title: "Java-Entwicklung",
    mark: <span>A1</span>,
    kind: { icon: "job", name: "Stelle" },
    place: "Köln",
    second: "Buchung",
    state: "bis 31. Jan.",
  },
  { path: "/de/fair/", title: "ITB Berlin", mark: <span>B7</span>, place: "Messe Berlin", state: "neu", isNew: true },
];

const renderBoard = () => renderIn("de", <Board rows={ROWS} columns={["Nummer", "Stelle", "Ort"]} variant="codes" />);

describe("the departure board", () => {
  it("is a list with one link per row, named by its title", () => {
    renderBoard();
    const rows = screen.getAllByRole("listitem");
    const links = rows.map((row) => within(row).getByRole("link"));
    expect(links.map(textOf)).toEqual(["Java-Entwicklung", "ITB Berlin"]);
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/de/career/vacancies/java/", "/de/fair/"]);
  });

  it("says mark, kind, title, place and state of a row, in this order", () => {
    renderBoard();
    const [row] = screen.getAllByRole("listitem");
    const parts = [...(row?.children ?? [])].map(textOf);
    expect(parts).toEqual(["A1", "Stelle", "Java-Entwicklung", "Köln", "Buchung", "bis 31. Jan."]);
  });

  it("leaves no empty place for what a row does not have", () => {
    renderBoard();
    const row = screen.getAllByRole("listitem")[1];
    expect([...(row?.children ?? [])].map(textOf)).toEqual(["B7", "ITB Berlin", "Messe Berlin", "neu"]);
  });

  it("keeps the column heads from assistive technology, for they are no table's", () => {
    renderBoard();
    for (const head of ["Nummer", "Stelle", "Ort"]) {
      const shown = screen.getAllByText(head).filter((element) => !element.closest("li"));
      expect(shown).toHaveLength(1);
      expect(shown[0]?.closest("[aria-hidden='true']")).not.toBeNull();
    }
    expect(screen.queryByRole("table")).toBeNull();
  });
});
