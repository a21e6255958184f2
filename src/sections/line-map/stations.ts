/** Where the stations of the two network maps stand, in the units of their drawings. Names are messages. */
import type { MessageId } from "../../i18n/messages";
import type { LineLetter } from "../../model/views/line-letter";

export interface Station {
  /** The line that calls here. */
  line: LineLetter;
  name: MessageId;
  x: number;
  y: number;
  /** Where the name stands. */
  textX: number;
  textY: number;
  anchor: "start" | "middle" | "end";
}

function above(line: LineLetter, name: MessageId, x: number, y: number): Station {
  return { line, name, x, y, textX: x, textY: y - 24, anchor: "middle" };
}

function below(line: LineLetter, name: MessageId, x: number, y: number): Station {
  return { line, name, x, y, textX: x, textY: y + 40, anchor: "middle" };
}

function beside(line: LineLetter, name: MessageId, x: number, y: number): Station {
  return { line, name, x, y, textX: x + 22, textY: y + 6, anchor: "start" };
}

function atEnd(line: LineLetter, name: MessageId, x: number, y: number, textY: number): Station {
  return { line, name, x, y, textX: x + 13, textY, anchor: "end" };
}

export const WIDE: readonly Station[] = [
  above("D", "map.interaction", 206, 132),
  below("A", "map.search", 140, 150),
  below("A", "map.offer", 270, 150),
  { line: "A", name: "map.payment", x: 700, y: 270, textX: 700, textY: 226, anchor: "middle" },
  below("A", "map.confirmation", 976, 150),
  above("D", "map.accessibility", 1060, 132),
  atEnd("A", "map.app", 1150, 150, 190),
  above("B", "map.editing", 120, 400),
  below("B", "map.translation", 216, 400),
  above("B", "map.catalogue", 830, 400),
  below("B", "map.display", 985, 400),
  atEnd("B", "map.documents", 1150, 400, 376),
  beside("C", "map.reservation", 540, 96),
  beside("C", "map.allotments", 540, 180),
  beside("C", "map.erp", 540, 410),
  below("E", "map.legacy", 120, 500),
  below("E", "map.parallel", 330, 500),
  below("E", "map.migration", 540, 500),
  below("E", "map.shutdown", 740, 500),
];

/** Lines of the wide map, from the lowest to the one on top. */
export const WIDE_LINES: readonly (readonly [LineLetter, string])[] = [
  ["C", "M540 40V500"],
  ["D", "M76 132H292Q306 132 316 142L416 242Q426 252 440 252H782Q796 252 806 242L906 142Q916 132 930 132H1060"],
  ["A", "M76 150H286Q300 150 310 160L410 260Q420 270 434 270H788Q802 270 812 260L912 160Q922 150 936 150H1150"],
  ["B", "M40 400H240Q254 400 264 390L356 298Q366 288 380 288H640Q654 288 664 298L756 390Q766 400 780 400H1150"],
  ["E", "M40 500H806"],
];

/** Plates of the wide map: letter, left, top. */
export const WIDE_PLATES: readonly (readonly [LineLetter, number, number])[] = [
  ["A", 23, 124],
  ["D", 59, 124],
  ["B", 23, 383],
  ["C", 523, 13],
  ["E", 23, 483],
];

/** Rows of the strip map, from top to bottom: the lines that call there, and the station's name. */
const STRIP: readonly (readonly [readonly LineLetter[], MessageId])[] = [
  [["A"], "map.search"],
  [["A", "D"], "map.offer"],
  [["B"], "map.editing"],
  [["B"], "map.translation"],
  [["C"], "map.reservation"],
  [["E"], "map.legacy"],
  [["E"], "map.parallel"],
  [["A", "B", "C", "D", "E"], "map.hub"],
  [["A"], "map.payment"],
  [["A", "D"], "map.confirmation"],
  [["C"], "map.erp"],
  [["B"], "map.documents"],
  [["E"], "map.shutdown"],
];

/** The row of the strip map at which all lines call. */
export const HUB: MessageId = "map.hub";

/** @returns the rows of the strip map at which these lines call, each with those that do */
export function stripOf(letters: readonly LineLetter[]): [LineLetter[], MessageId][] {
  const rows = STRIP.map(([all, name]): [LineLetter[], MessageId] => [letters.filter((l) => all.includes(l)), name]);
  return rows.filter(([calling]) => calling.length > 0);
}
