import { toBytes } from "pdfkit/output";
import { LOCALES, type Language } from "../../../src/i18n/languages";
import type { Sheet } from "../../../src/sections/sheet/fields";
import { ink } from "../../../src/styles/inks";
import type { BillView, SheetView } from "../../../src/model/views/sheet";
import { drawTable } from "./draw-table";
import type { SheetFonts } from "./fonts";
import { COLUMN, PAGE, Paper, type Style } from "./paper";

/** All that a sheet's PDF is made of: plain data. */
export interface SheetInput {
  language: Language;
  sheet: Pick<Sheet, "name" | "title" | "facts" | "parts">;
  view: Omit<SheetView, "file">;
}

const SIGN = 92;
/** The route line, and its station at the title (design, 1.2). */
const LINE = { x: 40, width: 5, station: 8 };

const NAME: Style = { font: "head", size: 28, colour: "c-on-sign" };
const SENDER: Style = { font: "strong", size: 9.5, colour: "c-on-sign" };
const STAMP: Style = { font: "code", size: 10, colour: "blue" };
const TITLE: Style = { font: "head", size: 19 };
const NOTICE: Style = { font: "text", size: 9, colour: "slate" };
const TERM: Style = { font: "text", size: 8, colour: "slate" };
const VALUE: Style = { font: "strong", size: 9.5 };
const HEADING: Style = { font: "strong", size: 11.5 };
const TEXT: Style = { font: "text", size: 9.5 };
const NUMBER: Style = { font: "code", size: 8, colour: "blue" };
const FOOT: Style = { font: "text", size: 7.5, colour: "slate" };

/**
 * @returns the sheet as a PDF of one page, tagged (PDF/UA), the same bytes for the same input
 * @throws where it has no room on a page, or a letter that the typeface lacks
 */
export async function drawSheet(input: SheetInput, fonts: SheetFonts): Promise<Buffer> {
  const { sheet, view, language } = withoutSeams(input);
  const title = `${sheet.name}: ${sheet.title} (${view.mark})`;
  const paper = new Paper(fonts, { lang: LOCALES[language], title });
  const bytes = toBytes(paper.document);
  drawSign(paper, sheet, view);
  drawFacts(paper, sheet.facts);
  sheet.parts.forEach((part, index) => drawPart(paper, part, view.bills[index] ?? null));
  const over = paper.y - (PAGE.height - PAGE.foot - 8);
  drawFoot(paper, view);
  paper.root.end();
  paper.document.end();
  if (over > 0) throw new Error(`it is ${Math.ceil(over)} points too long for a page: shorten its parts`);
  return Buffer.from(await bytes);
}

/** The sign with the sheet's name, and a plate that says that it is a sample; the line begins under it. */
function drawSign(
  paper: Paper,
  { name, title }: SheetInput["sheet"],
  { mark, notice, sender }: SheetInput["view"],
): void {
  const station = SIGN + 42;
  const letters = paper.widthOf(mark, STAMP);
  const plate = { width: letters + 20, height: 22, right: PAGE.width - PAGE.right, bottom: SIGN - 17 };
  paper.draw((document) => {
    document.rect(0, 0, PAGE.width, SIGN).fill(ink("c-sign"));
    document.rect(plate.right - plate.width, plate.bottom - plate.height, plate.width, plate.height).fill("#fff");
    document.rect(LINE.x, SIGN, LINE.width, PAGE.height - SIGN - PAGE.foot).fill(ink("c-line"));
    document.rect(LINE.x - 6, PAGE.height - PAGE.foot, LINE.width + 12, LINE.width).fill(ink("c-line"));
    document
      .circle(LINE.x + LINE.width / 2, station, LINE.station)
      .lineWidth(4)
      .fillAndStroke(ink("yellow"), ink("ink"));
  });
  paper.write(paper.root, "P", sender.name, SENDER, { x: PAGE.left, y: 22, width: COLUMN });
  paper.write(paper.root, "P", name, NAME, { x: PAGE.left, y: SIGN - 50, width: COLUMN - plate.width - 12 });
  const side = { x: plate.right - letters - 10, y: plate.bottom - 18, width: letters + 2 };
  paper.write(paper.root, "P", mark, STAMP, side);
  paper.y = station - 13;
  paper.y = paper.write(paper.root, "H1", title, TITLE) + 2;
  paper.y = paper.write(paper.root, "P", notice, NOTICE) + 12;
}

/** Terms over their values, four beside each other, or three where that leaves fewer gaps. */
function drawFacts(paper: Paper, facts: Sheet["facts"]): void {
  const list = paper.group(paper.root, "L");
  const columns = facts.length % 4 === 0 ? 4 : 3;
  const width = COLUMN / columns;
  paper.rule(paper.y, 1.25, "ink");
  for (let first = 0; first < facts.length; first += columns) {
    const top = paper.y + 7;
    const bottoms = facts.slice(first, first + columns).map(({ term, value }, index) => {
      const entry = paper.group(list, "LI");
      const place = { x: PAGE.left + index * width, y: top, width: width - 10 };
      const y = paper.write(entry, "Lbl", term, TERM, place);
      return paper.write(entry, "LBody", value, VALUE, { ...place, y });
    });
    paper.y = Math.max(...bottoms) + 7;
    paper.rule(paper.y, 0.5, "c-rule");
  }
  list.end();
}

function drawPart(
  paper: Paper,
  { heading, text, facts, steps, table }: Sheet["parts"][number],
  bill: BillView | null,
): void {
  paper.y += 16;
  if (heading) paper.y = paper.write(paper.root, "H2", heading, HEADING) + 3;
  if (text) paper.y = paper.write(paper.root, "P", text, TEXT) + 3;
  if (facts) drawFacts(paper, facts);
  if (steps) drawSteps(paper, steps);
  if (table) drawTable(paper, { columns: table.columns, rows: table.rows.map((cells) => ({ cells })) });
  if (bill) drawTable(paper, { columns: bill.columns, rows: rowsOf(bill), numbers: [1, 2] });
}

function rowsOf({ work, sums }: BillView) {
  return [...work, ...sums].map(({ name, days = "", amount, isTotal }, index) => ({
    cells: [name, days, amount],
    isFirstSum: index === work.length,
    isStrong: isTotal === true,
  }));
}

const INDENT = 20;

function drawSteps(paper: Paper, steps: readonly string[]): void {
  const list = paper.group(paper.root, "L");
  steps.forEach((step, index) => {
    const entry = paper.group(list, "LI");
    paper.write(entry, "Lbl", `${index + 1}`, NUMBER, { x: PAGE.left, y: paper.y + 2, width: INDENT });
    const place = { x: PAGE.left + INDENT, y: paper.y, width: COLUMN - INDENT };
    paper.y = paper.write(entry, "LBody", step, TEXT, place) + 4;
  });
  list.end();
}

function drawFoot(paper: Paper, { sender: { name, place, reach } }: SheetInput["view"]): void {
  const top = PAGE.height - PAGE.foot;
  paper.rule(top, 0.5, "c-rule");
  const y = paper.write(paper.root, "P", `${name} · ${place}`, FOOT, { x: PAGE.left, y: top + 8, width: COLUMN });
  paper.write(paper.root, "P", reach, FOOT, { x: PAGE.left, y, width: COLUMN });
}

/** Seams at which a browser may part a word are letters in a PDF. */
function withoutSeams(input: SheetInput): SheetInput {
  return JSON.parse(JSON.stringify(input).replaceAll("\u00ad", "")) as SheetInput;
}
