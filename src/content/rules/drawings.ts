/** What a drawing may hold: shapes and their paint. Everything else could run, load or hide something. */
import { parser as createParser } from "sax";
import { placeAt, type Problem } from "../problem";

const SVG = "http://www.w3.org/2000/svg";

const SHAPES = "svg g defs symbol use path rect circle ellipse line polyline polygon clipPath mask marker pattern";
const PAINT = "linearGradient radialGradient stop style title desc filter";
const FILTERS =
  "feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence";
/** A list of what is allowed, not of what is not: standards grow. */
const ALLOWED = new Set(`${SHAPES} ${PAINT} ${FILTERS}`.split(" "));

const PIXELS = "draw it as shapes, or save the picture as PNG, JPEG, WebP, AVIF or TIFF";
const WRONG: Readonly<Record<string, Wrong>> = {
  script: ["is a program", "remove it: a drawing runs nothing"],
  image: ["embeds pixels", PIXELS],
  feImage: ["embeds pixels", PIXELS],
  text: ["depends on the fonts of the device", "turn lettering into outlines"],
};
const NO_PART = ["is no part of a drawing", 'remove it: save the drawing as "plain SVG", without animation'] as const;

/** A backslash can spell any of these in CSS. */
const ELSEWHERE = /url\(\s*["']?\s*(?!["'\s#])|\/\/|\b(?:data|javascript):|@import|\b(?:image|image-set|src)\(|\\/iu;
const NOT_SVG = ["is no SVG", `begin with one <svg xmlns="${SVG}">`] as const;
const SAVE_AGAIN = "save it as SVG again";
const INSIDE = "name a part of the same file (#name), or remove it";

type Wrong = readonly [problem: string, remedy: string];

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
    const [problem, remedy] = WRONG[localName(name)] ?? NO_PART;
    if (!ALLOWED.has(name)) report(tag, [`<${name}> ${problem}`, remedy]);
  };
  parser.onattribute = ({ name, value }) => {
    const wrong = wrongAttribute(name, value, text);
    if (wrong) report(next + text.slice(next).search(/\S/u), wrong);
    next = parser.position;
  };
  parser.onopentag = ({ name, attributes }) => {
    if (depth === 0) for (const wrong of wrongRoot(name, attributes as Attributes, roots++)) report(tag, wrong);
    depth += 1;
  };
  parser.ontext = parser.oncdata = (part) => (style += part);
  parser.onclosetag = (name) => {
    depth -= 1;
    if (name === "style" && ELSEWHERE.test(style)) report(tag, ["<style> names what lies elsewhere", INSIDE]);
  };
  parser.ondoctype = () => report(text.search(/<!doctype/iu), ["has a DOCTYPE", "remove it: no drawing needs one"]);
  parser.onprocessinginstruction = ({ name }) =>
    name !== "xml" && report(parser.startTagPosition - 1, [`<?${name}?> asks for another file`, "remove it"]);
  parser.onerror = ({ message }) => {
    parser.resume();
    if (!problems.some(({ remedy }) => remedy === SAVE_AGAIN))
      report(parser.position - 1, [`can't be read: ${message.split("\n")[0]?.toLowerCase()}`, SAVE_AGAIN]);
  };
  parser.write(text).close();
  if (roots === 0) report(0, NOT_SVG);
  return problems;
}

type Attributes = Readonly<Record<string, string>>;

/** A name with a prefix means the same as one without. */
const localName = (name: string) => name.slice(name.indexOf(":") + 1);

function wrongAttribute(name: string, value: string, text: string): Wrong | undefined {
  if (name === "xmlns") return value === SVG ? undefined : NOT_SVG;
  const [prefix = ""] = name.includes(":") ? name.split(":") : [];
  if (prefix === "xmlns") return undefined;
  if (prefix && prefix !== "xml" && !text.includes(`xmlns:${prefix}=`))
    return [`can't be read: ${prefix}: in ${name} is declared nowhere`, SAVE_AGAIN];
  const local = localName(name).toLowerCase();
  if (local.startsWith("on")) return [`${name} is a program`, "remove it: a drawing runs nothing"];
  const isAddress = ["href", "src", "base"].includes(local) && !value.trim().startsWith("#");
  return isAddress || ELSEWHERE.test(value) ? [`${name} names what lies elsewhere`, INSIDE] : undefined;
}

/** @param roots how many came before it */
function wrongRoot(name: string, { xmlns, viewBox = "" }: Attributes, roots: number): Wrong[] {
  if (name !== "svg" || !xmlns || roots > 0) return [NOT_SVG];
  const [, , width = 0, height = 0] = viewBox
    .trim()
    .split(/[\s,]+/u)
    .map(Number);
  return width > 0 && height > 0 ? [] : [["has no viewBox", 'add one, such as viewBox="0 0 1200 800"']];
}
