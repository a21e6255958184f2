/** Checks drawings: vector shapes, without scripts, pixels, lettering and animation. */
import { parser as createParser } from "sax";
import { positionAt, type Problem } from "../problem";
import { readDrawingSize } from "../read/picture-file";

const SVG = "http://www.w3.org/2000/svg";

type Wrong = readonly [problem: string, remedy: string];

const PIXELS: Wrong = ["embeds pixels", "draw it as shapes, or save the picture as PNG, JPEG, WebP, AVIF or TIFF"];
const MOVES: Wrong = ["moves", "remove it: drawings stand still"];
/** Refused elements, by name without prefix. */
const REFUSED = new Map<string, Wrong>([
  ["script", ["is a program", "remove it: a drawing runs nothing"]],
  ["foreignObject", ["holds HTML", "draw it as shapes"]],
  ["image", PIXELS],
  ["feImage", PIXELS],
  ["text", ["depends on the fonts of the device", "turn lettering into outlines"]],
  ["set", MOVES],
  ["animate", MOVES],
  ["animateMotion", MOVES],
  ["animateTransform", MOVES],
]);

const NOT_SVG: Wrong = ["is no SVG", `begin with one <svg xmlns="${SVG}">`];
const NO_VIEW_BOX: Wrong = ["has no viewBox with an area", 'add one, such as viewBox="0 0 1200 800"'];

/** Checks a drawing with svgo's parser. @returns every mistake, or the first that makes the drawing unreadable */
export function checkDrawing(file: string, text: string): Problem[] {
  const problems: Problem[] = [];
  const report = (offset: number, [problem, remedy]: Wrong, what = "") =>
    problems.push({ file, ...positionAt(text, offset), field: "drawing", problem: what + problem, remedy });
  const parser = createParser(true, { position: true });
  let depth = 0;

  parser.onopentag = ({ name, attributes }) => {
    const tag = parser.startTagPosition - 1;
    const wrong = REFUSED.get(name.slice(name.indexOf(":") + 1));
    if (wrong) report(tag, wrong, `<${name}> `);
    if (depth === 0 && (name !== "svg" || attributes["xmlns"] !== SVG)) report(tag, NOT_SVG);
    else if (depth === 0 && !readDrawingSize(text)) report(tag, NO_VIEW_BOX);
    depth += 1;
  };
  parser.ondoctype = () => report(text.search(/<!doctype/iu), ["has a DOCTYPE", "remove it: no drawing needs one"]);
  parser.onclosetag = () => (depth -= 1);
  parser.onerror = ({ message }) => {
    const problem = `can't be read: ${message.split("\n")[0]?.toLowerCase()}`;
    report(parser.position - 1, [problem, "save it as SVG again"]);
    throw new Error(problem);
  };
  try {
    parser.write(text).close();
  } catch {
    // The error has been reported.
  }
  if (problems.length === 0 && !/<svg/u.test(text)) report(0, NOT_SVG);
  return problems;
}
