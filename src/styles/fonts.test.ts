import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { create, type Font } from "fontkit";
import { type AtRule, parse } from "postcss";
import decompress from "woff2-encoder/decompress";

const WHOLE: Record<string, string> = {
  "Radio Canada": "radio-canada-latin-wdth.woff2",
  "B612 Mono": "b612-mono-latin-400.woff2",
};

/** Ends a table of characters (OpenType, cmap format 4), and is none. */
const END = 0xff_ff;

async function open(file: string): Promise<Font> {
  return create(Buffer.from(await decompress(readFileSync(path.join("src/styles", file))))) as Font;
}

interface Face {
  family: string;
  file: string;
  range: string | undefined;
  weights: number[];
  widths: number[];
}

const numbers = (text = "") => [...text.matchAll(/[\d.]+/gu)].map(Number);

function faceOf(rule: AtRule): Face {
  const value = (name: string) =>
    rule.nodes?.flatMap((node) => (node.type === "decl" && node.prop === name ? [node.value] : []))[0];
  return {
    family: value("font-family")?.replaceAll('"', "") ?? "",
    file: /url\("(?<file>[^"]+)"\)/u.exec(value("src") ?? "")?.groups?.["file"] ?? "",
    range: value("unicode-range"),
    weights: numbers(value("font-weight")),
    widths: numbers(value("font-stretch")),
  };
}

const faces = parse(readFileSync("src/styles/fonts.css", "utf8"))
  .nodes.filter((node): node is AtRule => node.type === "atrule" && node.name === "font-face")
  .map(faceOf)
  .filter(({ file }) => file);

function inRange(range: string): (code: number) => boolean {
  const parts = range.split(",").map((part) => part.trim().slice(2).split("-"));
  const ends = parts.map(([first = "", last = first]) => [parseInt(first, 16), parseInt(last, 16)] as const);
  return (code) => ends.some(([first, last]) => code >= first && code <= last);
}

it.each(faces)("$file has the characters of its rule, and no other", async ({ family, file, range }) => {
  const typeface = family.replace(/ Rest$/u, "");
  const rest = inRange(range ?? faces.find((face) => face.family === `${typeface} Rest`)?.range ?? "");
  const whole = await open(`fonts/${WHOLE[typeface]}`);
  const wanted = whole.characterSet.filter((code) => code !== END && rest(code) === (range !== undefined));
  expect(wanted.length).toBeGreaterThan(50);
  const has = (await open(file)).characterSet.filter((code) => code !== END);
  expect(has.sort()).toEqual(wanted.sort());
});

it.each(faces)("$file has the weights and widths of its rule", async ({ file, weights, widths }) => {
  const { variationAxes } = await open(file);
  const ends = (tag: string) => {
    const axis = variationAxes[tag];
    return axis ? [axis.min, axis.max] : undefined;
  };
  expect([ends("wght") ?? [400], ends("wdth") ?? []]).toEqual([weights, widths]);
});

it("what every page asks for first is at most 20 KB (quality P)", () => {
  const first = faces.filter(({ range }) => range === undefined);
  expect(first.reduce((sum, { file }) => sum + statSync(path.join("src/styles", file)).size, 0)).toBeLessThan(20_000);
});
