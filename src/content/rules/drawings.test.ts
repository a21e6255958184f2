import { formatProblem } from "../problem";
import { drawingProblems, drawingSize } from "./drawings";

const SVG = 'xmlns="http://www.w3.org/2000/svg"';
const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"';
const ROOT = `<svg ${SVG} viewBox="0 0 1200 800">`;

/** @returns the lines that an editor reads, of a drawing with this on its second line. */
const inside = (part: string) => check(`${ROOT}\n${part}\n</svg>`);
const check = (text: string) => drawingProblems("a.svg", text).map(formatProblem);

const RUNS = "remove it: a drawing runs nothing";
const INSIDE = "name a part of the same file (#name), or remove it";
const PIXELS = "draw it as shapes, or save the picture as PNG, JPEG, WebP, AVIF or TIFF";
const PLAIN = 'remove it: save the drawing as "plain SVG", without animation';
const NO_XML = "drawing - is not UTF-8, or holds a sign that no XML can - save it as SVG again";
const ONE_SVG = `begin with one <svg ${SVG}>`;

describe("a drawing", () => {
  it("is made of shapes and paint", () => {
    const paint = `<defs><linearGradient id="a"><stop stop-color="#fff"/></linearGradient><mask id="m"><path d="M0 0h9v9z"/></mask><filter id="f"><feGaussianBlur stdDeviation="2"/></filter></defs>`;
    const shapes = `<g fill="url(#a)" mask="url( '#m' )" filter='url("#f")'><use xlink:href="#m"/><circle r="4"/></g>`;
    const style = "<style>.a{fill:url(#a)} @media (min-width:1px){.b{fill:red}}</style><!-- https://example.org -->";
    const root = `<svg ${SVG} ${XLINK} viewBox="0,0 1200.5,800" width="1200">`;
    expect(check(`<?xml version="1.0" encoding="UTF-8"?>\n${root}${paint}${shapes}${style}</svg>\n`)).toEqual([]);
  });

  it.each([
    ["a program", "<script>alert(1)</script>", `<script> is a program - ${RUNS}`],
    ["pixels", '<image href="#a"/>', `<image> embeds pixels - ${PIXELS}`],
    ["pixels in a filter", '<feImage href="#a"/>', `<feImage> embeds pixels - ${PIXELS}`],
    ["HTML", "<foreignObject/>", `<foreignObject> is no part of a drawing - ${PLAIN}`],
    ["an animation", '<set attributeName="href" to="#a"/>', `<set> is no part of a drawing - ${PLAIN}`],
    ["another animation", '<animate attributeName="href"/>', `<animate> is no part of a drawing - ${PLAIN}`],
    ["a link", '<a href="#a"/>', `<a> is no part of a drawing - ${PLAIN}`],
    ["a program by another name", "<s:script/>", `<s:script> is a program - ${RUNS}`],
    ["letters", "<text>A</text>", "<text> depends on the fonts of the device - turn lettering into outlines"],
  ])("holds no element that is %s", (_what, part, line) => {
    expect(inside(part)).toEqual([`a.svg:2:1 drawing - ${line}`]);
  });

  it.each([
    ['onload="a()"', `onload is a program - ${RUNS}`],
    ['ONCLICK="a()"', `ONCLICK is a program - ${RUNS}`],
    ['xlink:href="#a"', "can't be read: xlink: in xlink:href is declared nowhere - save it as SVG again"],
    ['xmlns="http://www.w3.org/1999/xhtml"', `is no SVG - ${ONE_SVG}`],
  ])("has no attribute like %s", (attribute, line) => {
    expect(inside(`<use id="b"\n   ${attribute}/>`)).toEqual([`a.svg:3:4 drawing - ${line}`]);
  });

  it.each([
    'href="javascript:a()"',
    'href="&#106;avascript:a()"',
    'href="other.svg#a"',
    'href="data:image/png;base64,AAAA"',
    'src="a.png"',
    'xml:base="https://example.org/"',
    'fill="url(https://example.org/a.svg#a)"',
    'fill="url(a.svg#a)"',
    "style=\"fill:URL( 'a.svg#a')\"",
    'style="fill:u\\72l(a.svg#a)"',
    "style=\"fill:image-set('a.png' 1x)\"",
  ])("names nothing that lies elsewhere, as in %s", (attribute) => {
    const name = attribute.split("=")[0];
    const told = `a.svg:3:4 drawing - ${name} names what lies elsewhere - ${INSIDE}`;
    expect(inside(`<use id="b"\n   ${attribute}/>`)).toEqual([told]);
  });

  const copiesOf = (count: number) =>
    Array.from({ length: count }, (_, index) => `<g id="p${index + 1}">${`<use href="#p${index}"/>`.repeat(10)}</g>`);

  it.each([
    ["itself", '<g id="a"><use href="#a"/></g>', /copies a part that it stands in, without end/u],
    ["what copies it", '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>', /without end/u],
    ["a thousand million shapes", copiesOf(9).join(""), /<use> makes \d{10} copies - draw it with 10000 at most/u],
  ])("copies not %s", (_what, part, line) => {
    expect(inside(`<path id="p0"/>${part}`)).toEqual([expect.stringMatching(line)]);
  });

  it("may copy a part a hundred times", () => {
    expect(inside(`<path id="p0"/>${copiesOf(2).join("")}`)).toEqual([]);
  });

  it.each([
    ["an import", "<style>@import 'a.css';</style>"],
    ["an import in pieces", "<style>@im<![CDATA[port 'a.css';]]></style>"],
    ["a font", "<style>@font-face{src:url(a.woff2)}</style>"],
    ["an address without a scheme", "<style>a{b:image('//example.org')}</style>"],
  ])("has no styles with %s", (_what, style) => {
    expect(inside(style)).toEqual([`a.svg:2:1 drawing - <style> names what lies elsewhere - ${INSIDE}`]);
  });

  it("has no DOCTYPE, and asks for no other file", () => {
    const lines = check(`<!DOCTYPE svg [<!ENTITY a "b">]>\n<?xml-stylesheet href="a.css"?>\n${ROOT}</svg>`);
    expect(lines).toEqual([
      "a.svg:1:1 drawing - has a DOCTYPE - remove it: no drawing needs one",
      "a.svg:2:1 drawing - <?xml-stylesheet?> asks for another file - remove it",
    ]);
  });

  it.each([
    ["no viewBox", `<svg ${SVG} width="9" height="9"/>`],
    ["a viewBox without area", `<svg ${SVG} viewBox="0 0 0 9"/>`],
    ["a viewBox of words", `<svg ${SVG} viewBox="a b c d"/>`],
    ["an endless viewBox", `<svg ${SVG} viewBox="0 0 Infinity 1e999"/>`],
    ["a viewBox that is no number in SVG", `<svg ${SVG} viewBox="0 0 0x10 0b1"/>`],
  ])("is sharp at any size: not with %s", (_what, text) => {
    expect(check(text)).toEqual([
      'a.svg:1:1 drawing - has no viewBox with an area - add one, such as viewBox="0 0 1200 800"',
    ]);
  });

  it.each([
    ['viewBox="0 0 0.5 0.4"', "0.5 × 0.4"],
    ['viewBox="0 0 20001 20000"', "20001 × 20000"],
    ['viewBox="0 0 1200 40"', "1200 × 40"],
    ['viewBox="0 0 12 8" width="0" height="8"', "0 × 8"],
    ['viewBox="0 0 12 8" width="300in"', "28800 × 19200"],
  ])("is neither tiny nor endless: not with %s", (root, size) => {
    const remedy = "write width and height from 1 to 10000, none more than 20 times the other";
    expect(check(`<svg ${SVG} ${root}/>`)).toEqual([`a.svg:1:1 drawing - is ${size} pixels - ${remedy}`]);
  });

  it.each([
    [
      "an element of an odd name",
      inside("<constructor/>"),
      `2:1 drawing - <constructor> is no part of a drawing - ${PLAIN}`,
    ],
    [
      "too many groups",
      inside(`${"<g>".repeat(100)}${"</g>".repeat(100)}`),
      "2:298 drawing - is in more than 100 groups, one within the other - ungroup it",
    ],
    [
      "a long comment before it",
      check(`<!-- ${"x".repeat(900)} -->${ROOT}</svg>`),
      "1:1 drawing - has a long comment before <svg> - remove it",
    ],
    ["a value twice", inside('<g id="a" fill="red" id="b"/>'), "2:1 drawing - <g> has id twice - remove one"],
    ["a bracket in a value", inside('<g id="a<b"/>'), "2:1 drawing - <g> has a < in a value - save it as SVG again"],
    ["a control character", inside("<g>\v</g>"), `2:4 ${NO_XML}`],
    ["one as a number", inside("<g>&#x1F;</g>"), `2:4 ${NO_XML}`],
    ["another encoding", check(`<?xml version="1.0" encoding="UTF-16"?>${ROOT}</svg>`), `1:1 ${NO_XML}`],
    ["two bytes a letter", check(Buffer.from(`\ufeff${ROOT}</svg>`, "utf16le").toString()), `1:1 ${NO_XML}`],
  ])("is what every program can read: not with %s", (_what, lines, line) => {
    expect(lines).toEqual([`a.svg:${line}`]);
  });

  it.each([
    ["", 1200, 800],
    ['width="600"', 600, 400],
    ['height="1in"', 144, 96],
    ['width="100%" height="20em"', 1200, 800],
    ['width="50px" height="40"', 50, 40],
  ])("is as large as a browser takes it for: with %j", (said, width, height) => {
    expect(drawingSize(`<svg ${SVG} viewBox="0 0 1200 800" ${said}/>`)).toEqual({ width, height });
  });

  it.each([
    ["nothing", "", "1:1"],
    ["something else", `<html ${SVG} viewBox="0 0 1 1"><g/></html>`, "1:1"],
    ["an SVG without its namespace", '<svg viewBox="0 0 1 1"/>', "1:1"],
    ["two drawings", `${ROOT}</svg>\n${ROOT}</svg>`, "2:1"],
  ])("is one SVG: not %s", (_what, text, place) => {
    expect(check(text)).toContain(`a.svg:${place} drawing - is no SVG - ${ONE_SVG}`);
  });

  it.each([
    ["a tag that is not closed", `${ROOT}\n<g>\n</svg>`, "3:6", "unexpected close tag"],
    ["an end that is missing", `${ROOT}\n<g/>`, "2:4", "unclosed root tag"],
    ["an entity", `${ROOT}\n&a;</svg>`, "2:3", "invalid character entity"],
    ["a value without quotes", `${ROOT}\n<g id=b/></svg>`, "2:7", "unquoted attribute value"],
    ["no markup", "Strecke", "1:1", "non-whitespace before first tag."],
  ])("can be read: not with %s", (_what, text, place, problem) => {
    expect(check(text)).toContain(`a.svg:${place} drawing - can't be read: ${problem} - save it as SVG again`);
  });

  it("is told once where it is something else by that name, such as a PNG or a packed SVG", () => {
    expect(check("\ufffdPNG\r\n\u001a\n\0\0\0\rIHDR")).toEqual([`a.svg:1:1 drawing - is no SVG - ${ONE_SVG}`]);
  });

  it("is looked through to its end: all mistakes are told", () => {
    expect(inside('<g onclick="a()" onload="b()">\n<script/></g>').map((line) => line.split(" - ")[0])).toEqual([
      "a.svg:2:4 drawing",
      "a.svg:2:18 drawing",
      "a.svg:3:1 drawing",
    ]);
  });
});
