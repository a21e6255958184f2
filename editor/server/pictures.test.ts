import { existsSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { ARTICLE, contentFolder } from "../../test/content-folder";
import { listPagePictures } from "./pictures";
import { readFormFile } from "./read-content";
import { saveChange, SaveError } from "./save";
import type { SavedFile } from "./saved-files";

const TODAY = "2026-11-20";
const FOLDER = "content/pages/news/first-train";
const COVER = `${FOLDER}/cover.svg`;
const SVG = 'xmlns="http://www.w3.org/2000/svg"';
const DRAWING = `<svg ${SVG} viewBox="0 0 1200 800"><path d="M0 0h9v9z"/></svg>\n`;

const folder = contentFolder();

type Fields = Record<string, unknown>;

/** Builds the save of a page with a changed picture. */
function page(picture: Fields): SavedFile[] {
  return Object.values(ARTICLE).map((file) => {
    const { text = "", state = null } = readFormFile(folder.root, file) ?? {};
    const data = JSON.parse(text) as { picture: Fields };
    return { path: file, text: JSON.stringify({ ...data, picture: { ...data.picture, ...picture } }), state };
  });
}

function upload(name: string, bytes: string | Uint8Array, state: string | null = null): SavedFile {
  return { path: `${FOLDER}/${name}`, base64: Buffer.from(bytes).toString("base64"), state };
}

const saved = (...sent: SavedFile[]) => saveChange(folder.root, sent, TODAY);
const isThere = (file: string) => existsSync(path.join(folder.root, file));

const png = (width: number) =>
  sharp({ create: { width, height: 900, channels: 3, background: "#0a3cb4" } })
    .png()
    .toBuffer();

/** Saves files, expects a refusal that writes nothing, and returns its message. */
function refused(...sent: SavedFile[]): string {
  const before = Object.values(ARTICLE).map(folder.read);
  let message = "";
  try {
    saved(...sent);
  } catch (error) {
    if (!(error instanceof SaveError)) throw error;
    message = error.message;
  }
  expect(message).not.toBe("");
  expect(Object.values(ARTICLE).map(folder.read)).toEqual(before);
  expect(listPagePictures(folder.root)).toEqual([COVER]);
  return message;
}

it("save keeps a replaced picture that a different page shows", async () => {
  folder.addPage("/depot/", "The depot", "picture:\n  file: ../news/first-train/cover.svg\n  alt: A train");
  saved(upload("platform.png", await png(1200)), ...page({ file: "platform.png" }));
  expect(isThere(COVER)).toBe(true);
});

it("save replaces a picture by an upload of the same name", () => {
  const { state = null } = readFormFile(folder.root, COVER) ?? {};
  expect(saved(upload("cover.svg", DRAWING, state), ...page({}))).toEqual([COVER]);
  expect(folder.read(COVER)).toBe(DRAWING);
});

it("save refuses a picture that has changed since the form was opened", () => {
  const { state = null } = readFormFile(folder.root, COVER) ?? {};
  folder.change(COVER, "<path", "<!-- mine --><path");
  expect(() => saved(upload("cover.svg", DRAWING, state), ...page({}))).toThrow("was changed by somebody else");
  expect(folder.read(COVER)).toContain("mine");
});

it.each(["../../cover.svg", "notes.md", ".cover.svg"])("save refuses %s as a picture's path", (name) => {
  expect(refused(upload(name, DRAWING), ...page({}))).toContain("is no file of the form");
});

describe("save of a drawing", () => {
  const INKSCAPE = `<?xml version="1.0"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<!-- Created with Inkscape -->
<svg ${SVG} xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" viewBox="0 0 1200 800">
  <metadata><rights>Erika Mustermann</rights></metadata>
  <sodipodi:namedview pagecolor="#ffffff"/>
  <path d="M0 0h9v9z"/>
</svg>
`;

  it("removes metadata of the drawing program", () => {
    saved(upload("map.svg", INKSCAPE), ...page({ file: "map.svg" }));
    const written = folder.read(`${FOLDER}/map.svg`);
    expect(written).toContain('<path d="M0 0h9v9z"/>');
    expect(written).not.toMatch(/DOCTYPE|Inkscape|metadata|sodipodi/u);
    expect(folder.check(TODAY)).toEqual([]);
  });
});
