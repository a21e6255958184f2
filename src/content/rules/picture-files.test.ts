import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { unfitPicture } from "./picture-files";

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>';

const folder = mkdtempSync(path.join(tmpdir(), "pictures-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** As much of a PNG as tells its size: signature, length and name of the first chunk, width, height. */
function png(width: number, height: number): Buffer {
  const head = Buffer.alloc(33);
  head.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return head;
}

function unfit(name: string, bytes: Buffer | string): string | undefined {
  const file = path.join(folder, name);
  writeFileSync(file, bytes);
  return unfitPicture(file)?.problem;
}

it.each<[string, string, Buffer | string, string | undefined]>([
  ["of 800 pixels", "wide.png", png(800, 600), undefined],
  ["of 799", "narrow.png", png(799, 600), "is 799 pixels wide, less than 800"],
  ["of 10,001", "huge.png", png(10_001, 600), "is 10001 pixels wide, more than 10000"],
  ["that is a drawing, which has no pixels", "mark.svg", DRAWING, undefined],
  ["that is a drawing by another name", "mark.png", DRAWING, "is not a picture that can be read"],
  ["that is a heavy drawing", "heavy.svg", `<svg width="40">${" ".repeat(100_000)}</svg>`, "has 0.1 MB, more than 0.1"],
  ["that is heavy", "heavy.png", Buffer.concat([png(900, 600), Buffer.alloc(8_000_000)]), "has 8.0 MB, more than 8.0"],
  ["that is none", "text.png", "no picture", "is not a picture that can be read"],
])("of a picture %s (%s) the check says what is unfit", (_what, name, bytes, told) => {
  expect(unfit(name, bytes)).toBe(told);
});
