/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen, within } from "@testing-library/react";
import { textOf } from "../../../test/read";
import { Table } from "./table";

const COLUMNS = ["Vorher", "Heute"];
const ROWS = [
  { name: "Preise", cells: ["von Hand", "aus <em>einer</em> Quelle"] },
  { name: "Ausfall", cells: ["eine Nacht", 'keiner, <a href="/de/services/">siehe dort</a>'] },
];

const renderTable = () => render(<Table corner="Was sich geändert hat" columns={COLUMNS} rows={ROWS} />);

describe("a table", () => {
  it("names its columns and rows, the corner included", () => {
    renderTable();
    expect(screen.getAllByRole("columnheader").map(textOf)).toEqual(["Was sich geändert hat", ...COLUMNS]);
    expect(screen.getAllByRole("rowheader").map(textOf)).toEqual(["Preise", "Ausfall"]);
    expect(screen.getAllByRole("columnheader").every((head) => head.getAttribute("scope") === "col")).toBe(true);
    expect(screen.getAllByRole("rowheader").every((head) => head.getAttribute("scope") === "row")).toBe(true);
  });

  it("gives every cell the name of its column, for the blocks that rows become on a phone", () => {
    renderTable();
    const [, ...rows] = screen.getAllByRole("row");
    for (const row of rows) {
      const labels = within(row)
        .getAllByRole("cell")
        .map((cell) => cell.getAttribute("data-label"));
      expect(labels).toEqual(COLUMNS);
    }
  });

  it("shows cells with what the editor has marked in them", () => {
    renderTable();
    expect(screen.getAllByRole("cell").map(textOf)).toEqual([
      "von Hand",
      "aus einer Quelle",
      "eine Nacht",
      "keiner, siehe dort",
    ]);
    expect(screen.getByRole("link", { name: "siehe dort" })).toHaveAttribute("href", "/de/services/");
  });
});
