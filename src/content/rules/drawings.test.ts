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
const STILL = "remove it: drawings stand still";
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
    ["HTML", "<foreignObject/>", "<foreignObject> holds HTML - draw it as shapes"],
    ["an animation", '<set attributeName="href" to="#a"/>', `<set> moves - ${STILL}`],
    ["another animation", '<animate attributeName="href"/>', `<animate> moves - ${STILL}`],
    ["a link", '<a href="#a"/>', "<a> is a link - remove it: the page has the link"],
    ["a program by another name", "<s:script/>", `<s:script> is a program - ${RUNS}`],
    ["letters", "<text>A</text>", "<text> depends on the fonts of the device - turn lettering into outlines"],
  ])("holds no element that is %s", (_what, part, line) => {
    expect(inside(part)).toEqual([`a.svg:2:1 drawing - ${line}`]);
  });

  it.each([
    ['onload="a()"', `onload is a program - ${RUNS}`],
    ['ONCLICK="a()"', `ONCLICK is a program - ${RUNS}`],
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

  it.each([
    ["an import", "<style>@import 'a.css';</style>"],
    ["an import in pieces", "<style>@im<![CDATA[port 'a.css';]]></style>"],
    ["a font", "<style>@font-face{src:url(a.woff2)}</style>"],
    ["an address without a scheme", "<style>a{b:image('//example.org')}</style>"],
  ])("has no styles with %s", (_what, style) => {
    expect(inside(style)).toEqual([`a.svg:2:1 drawing - <style> names what lies elsewhere - ${INSIDE}`]);
  });

  it("has no DOCTYPE", () => {
    expect(check(`<!DOCTYPE svg [<!ENTITY a "b">]>\n${ROOT}</svg>`)).toEqual([
      "a.svg:1:1 drawing - has a DOCTYPE - remove it: no drawing needs one",
    ]);
  });

  it.each([
    ["no viewBox", `<svg ${SVG} width="9" height="9"/>`],
    ["a viewBox without area", `<svg ${SVG} viewBox="0 0 0 9"/>`],
    ["a viewBox of words", `<svg ${SVG} viewBox="a b c d"/>`],
    ["a viewBox that is no number in SVG", `<svg ${SVG} viewBox="0 0 0x10 0b1"/>`],
  ])("is sharp at any size: not with %s", (_what, text) => {
    expect(check(text)).toEqual([
      'a.svg:1:1 drawing - has no viewBox with an area - add one, such as viewBox="0 0 1200 800"',
    ]);
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

  it("is looked through to its end: all mistakes are told", () => {
    expect(inside('<g onclick="a()" onload="b()">\n<script/></g>').map((line) => line.split(" - ")[0])).toEqual([
      "a.svg:2:4 drawing",
      "a.svg:2:18 drawing",
      "a.svg:3:1 drawing",
    ]);
  });
});
