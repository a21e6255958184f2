/**
 * The metric: how far two reduced pictures are apart, in blocks of 8 x 8 pixels. Pure; docs/quality.md tells how its
 * numbers were found.
 */

/** Rows of red, green and blue, a byte each. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

/** What still counts as the same look. */
export interface Limits {
  /** How far a block's colours may be off: the mean over its pixels of the channel that differs most, of 255. */
  colour: number;
  /** How many of the blocks may be off further. */
  blocks: (total: number) => number;
  /** How many rows one picture may be higher than the other. */
  rows: (height: number) => number;
}

/** In the browser of the references a page comes out the same to the byte: a page of other letters or lines does not. */
export const EXACT: Limits = { colour: 8, blocks: () => 1, rows: () => 0 };

/** Another browser draws letters otherwise and breaks lines elsewhere: only what is badly wrong can be told from that. */
export const OTHER_BROWSER: Limits = {
  colour: 40,
  blocks: (total) => total * 0.35,
  rows: (height) => Math.ceil(height * 0.03),
};

/** The side of a block. */
export const BLOCK = 8;

export interface Block {
  left: number;
  top: number;
}

export interface Difference {
  isSame: boolean;
  /** The blocks that are off, of those that both pictures have. */
  blocks: Block[];
  /** In a line for people. */
  summary: string;
}

export function compare(reference: Pixels, current: Pixels, limits: Limits): Difference {
  const size = `${reference.width} x ${reference.height}, now ${current.width} x ${current.height}`;
  if (reference.width !== current.width) return { isSame: false, blocks: [], summary: `another width: ${size}` };
  const all = blocksOf(current.width, Math.min(reference.height, current.height));
  const blocks = all.filter((block) => distance(reference, current, block) > limits.colour);
  const isAsHigh = Math.abs(reference.height - current.height) <= limits.rows(reference.height);
  return {
    isSame: isAsHigh && blocks.length <= limits.blocks(all.length),
    blocks,
    summary: `${blocks.length} of ${all.length} blocks differ${isAsHigh ? "" : `, another height: ${size}`}`,
  };
}

function blocksOf(width: number, height: number): Block[] {
  const blocks: Block[] = [];
  for (let top = 0; top < height; top += BLOCK) {
    for (let left = 0; left < width; left += BLOCK) blocks.push({ left, top });
  }
  return blocks;
}

function distance(a: Pixels, b: Pixels, { left, top }: Block): number {
  const right = Math.min(left + BLOCK, a.width);
  const bottom = Math.min(top + BLOCK, a.height, b.height);
  let sum = 0;
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) sum += pixelDistance(a, b, (y * a.width + x) * 3);
  }
  return sum / ((right - left) * (bottom - top));
}

function pixelDistance(a: Pixels, b: Pixels, at: number): number {
  let most = 0;
  for (let i = at; i < at + 3; i += 1) most = Math.max(most, Math.abs((a.data[i] ?? 0) - (b.data[i] ?? 0)));
  return most;
}
