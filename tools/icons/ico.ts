const HEADER = 6;
const ENTRY = 16;

/** @returns pictures of several sizes as one ICO file, each as PNG (format: Microsoft, "ICONDIR" and "ICONDIRENTRY"). */
export function toIco(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(HEADER + ENTRY * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = HEADER + ENTRY * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    // One plane, 32 bits a pixel; the bytes between stand for a palette, which there is not.
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}
