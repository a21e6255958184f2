/** Rules of drawings: shapes and paint in one file, which runs nothing, loads nothing and is sharp at any size. */
import { parser as createParser } from "sax";
import { placeAt, type Problem } from "../problem";

const SVG = "http://www.w3.org/2000/svg";

type Wrong = readonly [problem: string, remedy: string];
type Attributes = Readonly<Record<string, string>>;

const RUNS_NOTHING = "remove it: a drawing runs nothing";
const PIXELS: Wrong = ["embeds pixels", "draw it as shapes, or save the picture as PNG, JPEG, WebP, AVIF or TIFF"];
const MOVES: Wrong = ["moves", "remove it: drawings stand still"];
/** By the element's name without its prefix. */
const REFUSED: Readonly<Record<string, Wrong>> = {
  script: ["is a program", RUNS_NOTHING],
  foreignObject: ["holds HTML", "draw it as shapes"],
  image: PIXELS,
  feImage: PIXELS,
  text: ["depends on the fonts of the device", "turn lettering into outlines"],
  a: ["is a link", "remove it: the page has the link"],
  set: MOVES,
  animate: MOVES,
  animateMotion: MOVES,
  animateTransform: MOVES,
};

/** A backslash can spell any of these in CSS. */
const ELSEWHERE = /url\(\s*["']?\s*(?!["'\s#])|\/\/|\b(?:data|javascript):|@import|\b(?:image|image-set|src)\(|\\/iu;
const INSIDE = "name a part of the same file (#name), or remove it";
const NOT_SVG: Wrong = ["is no SVG", `begin with one <svg xmlns="${SVG}">`];
const NO_VIEW_BOX: Wrong = ["has no viewBox with an area", 'add one, such as viewBox="0 0 1200 800"'];
const SAVE_AGAIN = "save it as SVG again";

/**
 * Reads a drawing with the parser that svgo uses (gatsby/images/drawing.ts): what is checked is what is written.
 * @param file its path from the project's root
 * @returns every mistake; of those that make it unreadable the first
 */
export function drawingProblems(file: string, text: string): Problem[] {
  const problems: Problem[] = [];
  const report = (offset: number, [problem, remedy]: Wrong) =>
    problems.push({ file, ...placeAt(text, offset), field: "drawing", problem, remedy });
  const parser = createParser(true, { position: true });
  // Where the tag that is being read begins, and where the next of its attributes does at the earliest.
  let [tag, next, depth, roots, style] = [0, 0, 0, 0, ""];

  parser.onopentagstart = ({ name }) => {
    [tag, next, style] = [parser.startTagPosition - 1, parser.position, ""];
    const local = localName(name);
    const [problem, remedy] = (Object.hasOwn(REFUSED, local) && REFUSED[local]) || [];
    if (problem && remedy) report(tag, [`<${name}> ${problem}`, remedy]);
  };
  parser.onattribute = ({ name, value }) => {
    const wrong = wrongAttribute(name, value);
    if (wrong) report(next + text.slice(next).search(/\S/u), wrong);
    next = parser.position;
  };
  parser.onopentag = ({ name, attributes }) => {
    if (depth === 0 && (name !== "svg" || attributes["xmlns"] !== SVG || roots++ > 0)) report(tag, NOT_SVG);
    else if (depth === 0 && !boxOf(attributes as Attributes)) report(tag, NO_VIEW_BOX);
    depth += 1;
  };
  parser.ontext = parser.oncdata = (part) => (style += part);
  parser.onclosetag = (name) => {
    depth -= 1;
    if (name === "style" && ELSEWHERE.test(style)) report(tag, ["<style> names what lies elsewhere", INSIDE]);
  };
  parser.ondoctype = () => report(text.search(/<!doctype/iu), ["has a DOCTYPE", "remove it: no drawing needs one"]);
  parser.onerror = ({ message }) => {
    parser.resume();
    if (!problems.some(({ remedy }) => remedy === SAVE_AGAIN))
      report(parser.position - 1, [`can't be read: ${message.split("\n")[0]?.toLowerCase()}`, SAVE_AGAIN]);
  };
  parser.write(text).close();
  if (roots === 0 && problems.length === 0) report(0, NOT_SVG);
  return problems;
}

/** A name with a prefix means the same as one without. */
const localName = (name: string) => name.slice(name.indexOf(":") + 1);

function wrongAttribute(name: string, value: string): Wrong | undefined {
  if (/^xmlns(?::|$)/u.test(name)) return undefined;
  const local = localName(name).toLowerCase();
  if (local.startsWith("on")) return [`${name} is a program`, RUNS_NOTHING];
  const isAddress = ["href", "src", "base"].includes(local) && !value.trim().startsWith("#");
  return isAddress || ELSEWHERE.test(value) ? [`${name} names what lies elsewhere`, INSIDE] : undefined;
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

const lengthOf = (text = "") => {
  const [, number, unit = ""] = LENGTH.exec(text) ?? [];
  return number ? Number(number) * (UNITS[unit.toLowerCase()] ?? 1) : undefined;
};

function boxOf({ viewBox = "" }: Attributes): { width: number; height: number } | undefined {
  const [, , , width = 0, height = 0] = (BOX.exec(viewBox) ?? []).map(Number);
  return width > 0 && height > 0 ? { width, height } : undefined;
}

/** @returns the size in CSS pixels, as a browser takes it, of a drawing in which the check has found no mistake */
export function drawingSize(text: string): { width: number; height: number } {
  const parser = createParser(true);
  let root: Attributes | undefined;
  parser.onopentag = ({ attributes }) => (root ??= attributes as Attributes);
  parser.write(text);
  const box = boxOf(root ?? {}) ?? { width: 0, height: 0 };
  const [width, height] = [lengthOf(root?.["width"]), lengthOf(root?.["height"])];
  if (width !== undefined) return { width, height: height ?? (width * box.height) / box.width };
  return height === undefined ? box : { width: (height * box.width) / box.height, height };
}
