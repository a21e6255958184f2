import { parser as createParser } from "sax";

type Attributes = Readonly<Record<string, string>>;

interface Size {
  width: number;
  height: number;
}

/** CSS pixels of the absolute lengths (CSS Values 4, 6.2); relative ones do not size the file itself. */
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

/** @returns the size in CSS pixels, as a browser takes it, of a drawing in which the check has found no mistake */
export function drawingSize(text: string): Size {
  const parser = createParser(true);
  let root: Attributes | undefined;
  parser.onopentag = ({ attributes }) => (root ??= attributes as Attributes);
  parser.write(text);
  const box = viewBoxOf(root ?? {}) ?? { width: 0, height: 0 };
  const [width, height] = [lengthOf(root?.["width"]), lengthOf(root?.["height"])];
  if (width !== undefined) return { width, height: height ?? (width * box.height) / box.width };
  return height === undefined ? box : { width: (height * box.width) / box.height, height };
}

/** @returns the size of the box that a drawing's root names; undefined where it has no area */
export function viewBoxOf({ viewBox = "" }: Attributes): Size | undefined {
  const [, , , width = 0, height = 0] = (BOX.exec(viewBox) ?? []).map(Number);
  return width > 0 && height > 0 ? { width, height } : undefined;
}

function lengthOf(text = ""): number | undefined {
  const [, number, unit = ""] = LENGTH.exec(text) ?? [];
  return number ? Number(number) * (UNITS[unit.toLowerCase()] ?? 1) : undefined;
}
