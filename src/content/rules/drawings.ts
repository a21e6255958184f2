/** What a drawing may hold: shapes and their paint. Everything else could run, load or hide something. */
import { parser as createParser } from "sax";
import { placeAt, type Problem } from "../problem";
import { Copies } from "./drawing-copies";

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
const NOT_UTF8 = ["is not UTF-8, or holds a sign that no XML can", SAVE_AGAIN] as const;
const INSIDE = "name a part of the same file (#name), or remove it";

/** libxml2, which draws it on share pictures, reads no deeper than 256, and libvips knows it by its first 1,000 bytes. */
const [DEEPEST, LATEST] = [100, 900];
/** In pixels, and how many times as long as high, or the other way round. */
const [LARGEST, LONGEST] = [10_000, 20];

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
  const copies = new Copies();

  parser.onopentagstart = ({ name }) => {
    [tag, next, style] = [parser.startTagPosition - 1, parser.position, ""];
    const [problem, remedy] = (Object.hasOwn(WRONG, localName(name)) && WRONG[localName(name)]) || NO_PART;
    if (!ALLOWED.has(name)) report(tag, [`<${name}> ${problem}`, remedy]);
  };
  parser.onattribute = ({ name, value }) => {
    const wrong = wrongAttribute(name, value, text);
    if (wrong) report(next + text.slice(next).search(/\S/u), wrong);
    next = parser.position;
  };
  parser.onopentag = ({ name, attributes }) => {
    if (depth === 0) for (const wrong of wrongRoot(name, attributes as Attributes, roots++)) report(tag, wrong);
    if (depth === 0 && Buffer.byteLength(text.slice(0, tag)) > LATEST)
      report(0, ["has a long comment before <svg>", "remove it"]);
    copies.enter(name, attributes as Attributes);
    depth += 1;
    if (depth === DEEPEST + 1) report(tag, [`is in more than ${DEEPEST} groups, one within the other`, "ungroup it"]);
    if (text.slice(tag + 1, parser.position).includes("<")) report(tag, [`<${name}> has a < in a value`, SAVE_AGAIN]);
    const names = [...text.slice(tag, parser.position).matchAll(ATTRIBUTE)].map(([, each]) => each);
    const twice = names.find((each, index) => names.indexOf(each) < index);
    if (twice) report(tag, [`<${name}> has ${twice} twice`, "remove one"]);
  };
  parser.ontext = parser.oncdata = (part) => (style += part);
  parser.onclosetag = (name) => {
    copies.leave();
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
  const odd = text.search(NO_XML);
  if (odd >= 0) report(...wrongBytes(text, odd));
  if (odd >= 0 && !text.includes("<svg")) return problems;
  parser.write(text).close();
  if (roots === 0) report(0, NOT_SVG);
  const tooMany = problems.length === 0 && copies.problem();
  if (tooMany) report(text.indexOf("<use"), tooMany);
  return problems;
}

/** @param odd where the first of them stands. UTF-16 has a NULL beside each letter. */
function wrongBytes(text: string, odd: number): [offset: number, wrong: Wrong] {
  return text.replaceAll("\0", "").includes("<svg") ? [odd, NOT_UTF8] : [0, NOT_SVG];
}

type Attributes = Readonly<Record<string, string>>;

const ATTRIBUTE = /\s([^\s=<>"'/]+)\s*=\s*(?:"[^"]*"|'[^']*')/gu;
/** Signs that XML 1.0 does not know (2.2), what stands for bytes that are not UTF-8, and another encoding. */
const NO_XML =
  /[^\t\n\r -\uFFFC\u{10000}-\u{10FFFF}]|&#(?:0*(?:\d|1[124-9]|2\d|3[01])|x0*(?:[0-8bcef]|1[\da-f]));|^<\?xml[^>]*encoding=["'](?!utf-8)/iu;

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
function wrongRoot(name: string, attributes: Attributes, roots: number): Wrong[] {
  if (name !== "svg" || !attributes["xmlns"] || roots > 0) return [NOT_SVG];
  if (!boxOf(attributes)) return [["has no viewBox with an area", 'add one, such as viewBox="0 0 1200 800"']];
  const { width, height } = sizeOf(attributes);
  const isFit = Math.min(width, height) >= 1 && Math.max(width, height) <= LARGEST;
  if (isFit && Math.max(width / height, height / width) <= LONGEST) return [];
  const remedy = `write width and height from 1 to ${LARGEST}, none more than ${LONGEST} times the other`;
  return [[`is ${width} × ${height} pixels`, remedy]];
}

/** CSS pixels of what a length can be measured in (CSS Values 4, 6.2); one in per cent or em is none of the file's own. */
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
  return width > 0 && height > 0 && width + height < Infinity ? { width, height } : undefined;
}

/** As a browser sizes it: what is not said follows from the viewBox. */
function sizeOf(attributes: Attributes): { width: number; height: number } {
  const box = boxOf(attributes) ?? { width: 0, height: 0 };
  const [width, height] = [lengthOf(attributes["width"]), lengthOf(attributes["height"])];
  if (width !== undefined) return { width, height: height ?? (width * box.height) / box.width };
  return height === undefined ? box : { width: (height * box.width) / box.height, height };
}

/** @returns the size in CSS pixels of a drawing in which the check has found no mistake */
export function drawingSize(text: string): { width: number; height: number } {
  const parser = createParser(true);
  let size: ReturnType<typeof drawingSize> | undefined;
  parser.onopentag = ({ attributes }) => (size ??= sizeOf(attributes as Attributes));
  parser.write(text);
  return size ?? { width: 0, height: 0 };
}
