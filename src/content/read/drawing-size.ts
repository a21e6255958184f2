import { parser as createParser } from "sax";

type Attributes = Readonly<Record<string, string>>;

interface Size {
  width: number;
  height: number;
}

/** CSS pixels per absolute unit (CSS Values 4, 6.2). Relative units do not size the file. */
const UNITS: Readonly<Record<string, number>> = {
  "": 1,
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  pt: 4 / 3,
  pc: 16,
};
const NUMBER = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?`;
const LENGTH = new RegExp(`^\\s*(${NUMBER})(px|in|cm|mm|pt|pc|)\\s*$`, "iu");
const BOX = new RegExp(`^\\s*${`(${NUMBER})[\\s,]+`.repeat(3)}(${NUMBER})\\s*$`, "iu");

/** Returns a checked drawing's size in CSS pixels, as browsers compute it. */
export function readDrawingSize(text: string): Size {
  const parser = createParser(true);
  let root: Attributes | undefined;
  parser.onopentag = ({ attributes }) => (root ??= attributes as Attributes);
  parser.write(text);
  const box = readViewBox(root ?? {}) ?? { width: 0, height: 0 };
  const [width, height] = [parseLength(root?.["width"]), parseLength(root?.["height"])];
  if (width !== undefined) return { width, height: height ?? (width * box.height) / box.width };
  return height === undefined ? box : { width: (height * box.width) / box.height, height };
}

/** Returns the size of a root's viewBox, undefined if its area is 0. */
export function readViewBox({ viewBox = "" }: Attributes): Size | undefined {
  const [, , , width = 0, height = 0] = (BOX.exec(viewBox) ?? []).map(Number);
  return width > 0 && height > 0 ? { width, height } : undefined;
}

function parseLength(text = ""): number | undefined {
  const [, number, unit = ""] = LENGTH.exec(text) ?? [];
  return number ? Number(number) * (UNITS[unit.toLowerCase()] ?? 1) : undefined;
}
