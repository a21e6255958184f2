import { readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { ENCODED, encodedFiles } from "../gatsby/images/screenshot";
import { type TemporaryFolder, temporaryFolder } from "../test/temporary-folder";
import { findScreens, loadPictures } from "./find-screens";
import { screenProblems } from "./screen-problems";
import { digestOf, writeTaken } from "./taken";

const SOURCE = "mockups/screens/freshms/editor.tsx";
const GERMAN = "content/pages/products/freshms/screen-editor.de.png";
const SCREEN = `exports.screen = {
  device: "browser",
  title: { de: "Redaktion", en: "Editor" },
  typeface: "@fontsource-variable/instrument-sans",
  body: ({ t }) => t("Ein Text", "A text"),
};`;

let folder: TemporaryFolder;

/** What `npm run screens` leaves behind, without a browser. */
async function take(): Promise<void> {
  const [found] = findScreens(folder.path);
  const pictures = found ? await loadPictures(folder.path, found) : [];
  const png = await sharp({ create: { width: 160, height: 100, channels: 3, background: "#14664a" } })
    .png()
    .toBuffer();
  const entries = pictures.map(({ file, document }) => {
    folder.write(file, "");
    writeFileSync(path.join(folder.path, file), png);
    return [file, { document: digestOf(document), picture: digestOf(png) }] as const;
  });
  writeTaken(folder.path, Object.fromEntries(entries));
  const encoded = await Promise.all(pictures.map(({ file }) => encodedFiles(path.join(folder.path, file))));
  for (const { name } of encoded.flat()) folder.write(`${ENCODED}/${name}`, "");
}

beforeEach(async () => {
  folder = temporaryFolder();
  folder.write(SOURCE, SCREEN);
  folder.write("mockups/screens/freshms/look.css", "body { color: #1c2620 }");
  folder.write("content/pages/products/freshms/index.de.md", "");
  await take();
});
afterEach(() => folder.remove());

const remedy = "npm run screens -- freshms/editor";

it("finds nothing where every picture is as its screen", async () => {
  expect(await screenProblems(folder.path)).toEqual([]);
});

it("says which screen is newer than its pictures, also where only its look is", async () => {
  folder.write("mockups/screens/freshms/look.css", "body { color: #000 }");
  expect(await screenProblems(folder.path)).toEqual(
    ["de", "en"].map(
      (language) => `${SOURCE} - is newer than its picture ${GERMAN.replace(".de.", `.${language}.`)} - ${remedy}`,
    ),
  );
});

it("says which screen is newer where only a part of its look is", async () => {
  folder.write("mockups/screens/freshms/look/bar.css", "body { margin: 1px }");
  expect(await screenProblems(folder.path)).toHaveLength(2);
});

it("says which picture is missing, and which was changed by hand", async () => {
  writeFileSync(path.join(folder.path, GERMAN), "painted over");
  rmSync(path.join(folder.path, GERMAN.replace(".de.", ".en.")));
  expect(await screenProblems(folder.path)).toEqual([
    `${GERMAN} - is not what was taken of ${SOURCE} - ${remedy}`,
    `${SOURCE} - its picture ${GERMAN.replace(".de.", ".en.")} has not been taken - ${remedy}`,
  ]);
});

it("says which picture is of no screen", async () => {
  folder.write("content/pages/products/freshms/screen-gone.de.png", "");
  expect(await screenProblems(folder.path)).toEqual([
    "content/pages/products/freshms/screen-gone.de.png - no screen in mockups/screens/ is its own - remove it, or rename it as its screen is",
  ]);
});

it("says which picture a build would have to encode, and what is encoded of none", async () => {
  const encoded = path.join(folder.path, ENCODED);
  const [first = ""] = readdirSync(encoded);
  renameSync(path.join(encoded, first), path.join(encoded, "gone-800-00000000.avif"));
  expect(await screenProblems(folder.path)).toEqual([
    `${GERMAN} - is not encoded as it is now - npm run screens`,
    `${ENCODED}/gone-800-00000000.avif - is of no picture - npm run screens`,
  ]);
});

it("asks nothing of the screens of somebody else's pages", async () => {
  for (const each of ["content/pages/products", ENCODED]) rmSync(path.join(folder.path, each), { recursive: true });
  expect(await screenProblems(folder.path)).toEqual([]);
});

it("the document says its language and its title, and nothing in it runs or moves", async () => {
  const [found] = findScreens(folder.path);
  const [german] = await loadPictures(folder.path, found!);
  const html = german!.document;
  expect(html).toMatch(/^<!DOCTYPE html><html lang="de">.*<title>Redaktion<\/title>/su);
  expect(html).toContain("Ein Text");
  expect(html).not.toContain("<script");
  expect(html).toContain(folder.read("mockups/screens/freshms/look.css"));
});
