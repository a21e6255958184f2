import { readFileSync } from "node:fs";
import { create, type Font } from "fontkit";
import { type AtRule, parse } from "postcss";
import decompress from "woff2-encoder/decompress";

const faces = parse(readFileSync("src/styles/fallback-fonts.css", "utf8"))
  .nodes.filter((node): node is AtRule => node.type === "atrule" && node.name === "font-face")
  .map(({ nodes = [] }) =>
    Object.fromEntries(nodes.flatMap((node) => (node.type === "decl" ? [[node.prop, node.value]] : []))),
  );

const named = faces.map(
  (face) => [`${face["font-family"]} ${face["font-weight"]}, ${face["font-stretch"]}`, face] as const,
);

it.each(named)("%s: the same widths have regular and bold letters", (_name, face) => {
  const ofItsWidths = faces.filter((other) =>
    ["font-family", "font-stretch"].every((name) => other[name] === face[name]),
  );
  expect(ofItsWidths.map((other) => other["font-weight"])).toEqual(["400 500", "501 700"]);
});

it.each(named)("%s: a line of text stands where it does in the brand's face", async (_name, face) => {
  const file = readFileSync("src/styles/fonts/radio-canada-first.woff2");
  const { ascent, descent, unitsPerEm } = create(Buffer.from(await decompress(file))) as Font;
  const inEm = (name: string) => (parseFloat(face[name] ?? "") * parseFloat(face["size-adjust"] ?? "")) / 10_000;
  expect(Math.abs(inEm("ascent-override") - ascent / unitsPerEm)).toBeLessThan(0.001);
  expect(Math.abs(inEm("descent-override") + descent / unitsPerEm)).toBeLessThan(0.001);
});
