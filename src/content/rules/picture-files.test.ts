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

describe("a picture's file", () => {
  it("is fit from 800 pixels on", () => {
    expect(unfit("wide.png", png(800, 600))).toBeUndefined();
    expect(unfit("narrow.png", png(799, 600))).toBe("is 799 pixels wide, less than 800");
  });

  it("is not wider than 10,000 pixels", () => {
    expect(unfit("huge.png", png(10_001, 600))).toBe("is 10001 pixels wide, more than 10000");
  });

  it("may be a small drawing, for drawings have no pixels", () => {
    expect(unfit("mark.svg", DRAWING)).toBeUndefined();
  });

  it("is a drawing by its name too: what is none has not been looked through", () => {
    expect(unfit("mark.png", DRAWING)).toBe("is not a picture that can be read");
  });

  it("is not heavier than its kind may be", () => {
    expect(unfit("heavy.svg", `<svg width="40" height="40">${" ".repeat(100_000)}</svg>`)).toBe(
      "has 0.1 MB, more than 0.1",
    );
    expect(unfit("heavy.png", Buffer.concat([png(900, 600), Buffer.alloc(8_000_000)]))).toBe(
      "has 8.0 MB, more than 8.0",
    );
  });

  it("can be read", () => {
    expect(unfit("text.png", "no picture")).toBe("is not a picture that can be read");
  });
});
