/** Checks drawings: vector shapes, without scripts, pixels, lettering and animation. */
import { parser as createParser } from "sax";
import { type Mistake, positionAt, type Problem } from "../problem";
import { readDrawingSize } from "../read/picture-file";

const SVG = "http://www.w3.org/2000/svg";

const EMBEDDED_PIXELS: Mistake = {
  problem: "embeds pixels",
  remedy: "draw it as shapes, or save the picture as PNG, JPEG, WebP, AVIF or TIFF",
};
const ANIMATION: Mistake = { problem: "moves", remedy: "remove it: drawings stand still" };
/** Refused elements, by name without prefix. */
const REFUSED = new Map<string, Mistake>([
  ["script", { problem: "is a program", remedy: "remove it: a drawing runs nothing" }],
  ["foreignObject", { problem: "holds HTML", remedy: "draw it as shapes" }],
  ["image", EMBEDDED_PIXELS],
  ["feImage", EMBEDDED_PIXELS],
  ["text", { problem: "depends on the fonts of the device", remedy: "turn lettering into outlines" }],
  ["set", ANIMATION],
  ["animate", ANIMATION],
  ["animateMotion", ANIMATION],
  ["animateTransform", ANIMATION],
]);

const NOT_SVG: Mistake = { problem: "is no SVG", remedy: `begin with one <svg xmlns="${SVG}">` };
const DOCTYPE: Mistake = { problem: "has a DOCTYPE", remedy: "remove it: no drawing needs one" };
const NO_VIEW_BOX: Mistake = {
  problem: "has no viewBox with an area",
  remedy: 'add one, such as viewBox="0 0 1200 800"',
};

/** Checks a drawing with svgo's parser. @returns every mistake, or the first that makes the drawing unreadable */
export function checkDrawing(file: string, text: string): Problem[] {
  const problems: Problem[] = [];
  const report = (offset: number, { problem, remedy }: Mistake, what = "") =>
    problems.push({ file, ...positionAt(text, offset), field: "drawing", problem: what + problem, remedy });
  const parser = createParser(true, { position: true });
  let depth = 0;

  parser.onopentag = ({ name, attributes }) => {
    const tag = parser.startTagPosition - 1;
    const mistake = REFUSED.get(name.slice(name.indexOf(":") + 1));
    if (mistake) report(tag, mistake, `<${name}> `);
    if (depth === 0 && (name !== "svg" || attributes["xmlns"] !== SVG)) report(tag, NOT_SVG);
    else if (depth === 0 && !readDrawingSize(text)) report(tag, NO_VIEW_BOX);
    depth += 1;
  };
  parser.ondoctype = () => report(text.search(/<!doctype/iu), DOCTYPE);
  parser.onclosetag = () => (depth -= 1);
  parser.onerror = ({ message }) => {
    const problem = `can't be read: ${message.split("\n")[0]?.toLowerCase()}`;
    report(parser.position - 1, { problem, remedy: "save it as SVG again" });
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
