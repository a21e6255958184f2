/** Where the stations of the two network maps stand, in the units of their drawings. Names are messages. */
import type { MessageId } from "../../languages/messages";
import type { LineLetter } from "../../view/line-letter";

export interface Station {
  name: MessageId;
  x: number;
  y: number;
  /** Where the name stands. */
  textX: number;
  textY: number;
  anchor: "start" | "middle" | "end";
}

const above = (name: MessageId, x: number, y: number): Station => ({
  name,
  x,
  y,
  textX: x,
  textY: y - 24,
  anchor: "middle",
});
const below = (name: MessageId, x: number, y: number): Station => ({
  name,
  x,
  y,
  textX: x,
  textY: y + 40,
  anchor: "middle",
});
const beside = (name: MessageId, x: number, y: number): Station => ({
  name,
  x,
  y,
  textX: x + 22,
  textY: y + 6,
  anchor: "start",
});
const atEnd = (name: MessageId, x: number, y: number, textY: number): Station => ({
  name,
  x,
  y,
  textX: x + 13,
  textY,
  anchor: "end",
});

export const WIDE: readonly Station[] = [
  above("map.interaction", 206, 132),
  below("map.search", 140, 150),
  below("map.offer", 270, 150),
  { name: "map.payment", x: 700, y: 270, textX: 700, textY: 226, anchor: "middle" },
  below("map.confirmation", 960, 150),
  above("map.accessibility", 1060, 132),
  atEnd("map.app", 1150, 150, 190),
  above("map.editing", 120, 400),
  below("map.translation", 216, 400),
  above("map.catalogue", 830, 400),
  below("map.display", 985, 400),
  atEnd("map.documents", 1150, 400, 376),
  beside("map.reservation", 540, 96),
  beside("map.allotments", 540, 180),
  beside("map.erp", 540, 410),
  below("map.legacy", 120, 500),
  below("map.parallel", 330, 500),
  below("map.migration", 540, 500),
  below("map.shutdown", 740, 500),
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
export const STRIP: readonly (readonly [readonly LineLetter[], MessageId])[] = [
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
