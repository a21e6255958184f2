/** Lays panels in rows as it is done on site: the end sawn off one row begins the next. Lengths in millimetres. */

/** A panel, what the saw takes, the narrowest strip (a hand), and how far joints of neighbouring rows lie apart at least. */
export const PANEL = { length: 1200, width: 600 };
export const PANEL_NAME = ["Verlegeplatte OSB/3, 1200 × 600 × 22 mm", "OSB/3 floor panel, 1200 × 600 × 22 mm"] as const;
const KERF = 3;
const HAND = 100;
const STAGGER = 200;

/** The room: a bay window in the first row, then six rows over the whole width. */
export const ROOM = { width: 4350, depth: 4200, bayLeft: 1275, bayWidth: 1800 };
const ROWS = [
  { from: ROOM.bayLeft, length: ROOM.bayWidth },
  ...Array.from({ length: ROOM.depth / PANEL.width - 1 }, () => ({ from: 0, length: ROOM.width })),
];

export interface Piece {
  readonly row: number;
  readonly from: number;
  readonly length: number;
  /** The panel it is sawn from, counted from 1. */
  readonly panel: number;
}

interface Offcut {
  readonly length: number;
  readonly panel: number;
}

/** Panels as they are taken from the pile, and what the saw leaves of them. */
class Pile {
  panels = 0;
  offcuts: Offcut[] = [];

  /** Saws a length from the smallest offcut that has it, else from a new panel. @returns the number of its panel */
  take(length: number): number {
    const found = this.offcuts.filter((offcut) => offcut.length >= length).sort((a, b) => a.length - b.length)[0];
    if (found) this.offcuts = this.offcuts.filter((offcut) => offcut !== found);
    else this.panels += 1;
    const { length: whole, panel } = found ?? { length: PANEL.length, panel: this.panels };
    if (whole - length > KERF) this.offcuts.push({ length: whole - length - KERF, panel });
    return panel;
  }
}

/**
 * @param starts the lengths with which rows begin in turn; without it, each begins with the offcut of the one before
 * @returns the pieces in the order in which they are laid, and how many panels they take
 */
export function lay(starts?: readonly number[]): { pieces: readonly Piece[]; panels: number } {
  const pile = new Pile();
  const pieces: Piece[] = [];
  let joints: number[] = [];
  ROWS.forEach(({ from, length }, row) => {
    const first = starts?.[row % starts.length] ?? beginning(pile.offcuts.at(-1)?.length ?? 0, from, length, joints);
    joints = [];
    for (let at = from; at < from + length;) {
      const piece = Math.min(at === from ? first : PANEL.length, from + length - at);
      pieces.push({ row, from: at, length: piece, panel: pile.take(piece) });
      at += piece;
      joints.push(at);
    }
  });
  return { pieces, panels: pile.panels };
}

/** The offcut of the row before, shortened where a strip narrower than a hand would remain; else a whole panel. */
function beginning(offcut: number, from: number, length: number, joints: readonly number[]): number {
  const remains = (length - offcut) % PANEL.length;
  const first = remains > 0 && remains < HAND ? offcut - (HAND - remains) : offcut;
  const isApart = joints.every((joint) => Math.abs(joint - (from + first)) >= STAGGER);
  return first >= HAND && isApart ? first : PANEL.length;
}

/** The area of the room in square metres. */
export const AREA = ROWS.reduce((sum, { length }) => sum + (length * PANEL.width) / 1e6, 0);

/** How much of so many panels becomes waste, as a share. */
export function waste(panels: number): number {
  return 1 - AREA / ((panels * PANEL.length * PANEL.width) / 1e6);
}
