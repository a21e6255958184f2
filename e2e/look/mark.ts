/** The picture for people: reference, current and the changed blocks side by side. */
import sharp from "sharp";
import { type Block, BLOCK, type Pixels } from "./compare";

const GAP = 8;
const GREY = 150;
const RED = [222, 20, 60] as const;
/** The reduced pictures are hard to read at their own size. */
const ENLARGED = 3;

/** @returns a PNG: what was, what is, and what is with all but the changed blocks faded, and those framed. */
export async function sideBySide(reference: Pixels, current: Pixels, blocks: readonly Block[]): Promise<Buffer> {
  const panels = [reference, current, markBlocks(current, blocks)];
  const width = panels.reduce((sum, panel) => sum + panel.width + GAP, -GAP);
  const height = Math.max(reference.height, current.height);
  const layers = panels.map((panel, index) => ({
    input: Buffer.from(panel.data),
    raw: { width: panel.width, height: panel.height, channels: 3 as const },
    left: panels.slice(0, index).reduce((sum, before) => sum + before.width + GAP, 0),
    top: 0,
  }));
  const sheet = sharp({ create: { width, height, channels: 3, background: { r: GREY, g: GREY, b: GREY } } });
  const small = await sheet.composite(layers).png().toBuffer();
  return sharp(small)
    .resize(width * ENLARGED, height * ENLARGED, { kernel: "nearest" })
    .png()
    .toBuffer();
}

/** @returns the picture faded to grey, but for these blocks, which have a red frame. */
export function markBlocks({ width, height, data }: Pixels, blocks: readonly Block[]): Pixels {
  const marked = Uint8Array.from(data, (value) => Math.round(GREY + (value - GREY) / 4));
  for (const { left, top } of blocks) {
    const [right, bottom] = [Math.min(left + BLOCK, width) - 1, Math.min(top + BLOCK, height) - 1];
    for (let y = top; y <= bottom; y += 1) {
      for (let x = left; x <= right; x += 1) {
        const at = (y * width + x) * 3;
        const isFrame = x === left || x === right || y === top || y === bottom;
        marked.set(isFrame ? RED : data.subarray(at, at + 3), at);
      }
    }
  }
  return { width, height, data: marked };
}
