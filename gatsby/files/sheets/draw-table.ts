import { COLUMN, PAGE, type Paper, type Style } from "./paper";

interface Row {
  cells: readonly string[];
  /** Whether a rule parts it from those above it. */
  isFirstSum?: boolean;
  isStrong?: boolean;
}

interface Table {
  columns: readonly string[];
  rows: readonly Row[];
  /** Places of the columns whose cells are numbers. */
  numbers?: readonly number[];
}

const HEAD: Style = { font: "strong", size: 8.5 };
const CELL: Style = { font: "text", size: 9 };
const STRONG: Style = { font: "strong", size: 9 };
const BETWEEN = 14;
const PADDING = 5;

/** A column is not narrower than this part of the sheet, however short its words are. */
const LEAST = 0.08;

/** Draws a table: a rule under its heads, hairlines between its rows, the first cell of each is its head. */
export function drawTable(paper: Paper, { columns, rows, numbers = [] }: Table): void {
  const widths = widthsOf(paper, { columns, rows, numbers });
  const table = paper.group(paper.root, "Table");
  const drawRow = (cells: readonly string[], style: Style, isHead: boolean) => {
    const element = paper.group(table, "TR");
    const top = paper.y + PADDING;
    const bottoms = cells.map((text, index) => {
      const x = PAGE.left + widths.slice(0, index).reduce((sum, width) => sum + width + BETWEEN, 0);
      const cell: Style = { ...style, align: numbers.includes(index) ? "right" : "left" };
      const place = { x, y: top, width: widths[index] ?? 0 };
      const scope = isHead ? "Column" : index === 0 ? "Row" : undefined;
      return paper.write(element, scope ? "TH" : "TD", text, cell, place, scope);
    });
    paper.y = Math.max(...bottoms) + PADDING;
    if (isHead) paper.rule(paper.y, 1.25, "ink");
    else paper.rule(paper.y, 0.5, "c-rule");
  };
  drawRow(columns, HEAD, true);
  for (const { cells, isStrong, isFirstSum } of rows) {
    if (isFirstSum) paper.rule(paper.y, 1.25, "ink");
    drawRow(cells, isStrong ? STRONG : CELL, false);
  }
  table.end();
}

/** Numbers get what they need, words what is left, by how much they say. */
function widthsOf(paper: Paper, { columns, rows, numbers = [] }: Table): number[] {
  const room = COLUMN - BETWEEN * (columns.length - 1);
  const needs = columns.map((head, index) =>
    Math.max(
      paper.widthOf(head, HEAD),
      ...rows.map(({ cells, isStrong }) => paper.widthOf(cells[index] ?? "", isStrong ? STRONG : CELL)),
    ),
  );
  const fixed = needs.map((need, index) => (numbers.includes(index) ? need + 1 : 0));
  const left = room - fixed.reduce((sum, width) => sum + width, 0);
  // By the root: a column with long sentences does not squeeze those with single words.
  const shares = needs.map((need, index) => (numbers.includes(index) ? 0 : Math.sqrt(Math.max(need, LEAST * room))));
  const whole = shares.reduce((sum, share) => sum + share, 0);
  return needs.map((_, index) => fixed[index] || (left * (shares[index] ?? 0)) / whole);
}
