/** What a shared link shows, and what a tab, a home screen and a launcher show: files that the build has drawn. */
import { readFileSync, statSync } from "node:fs";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { type Element, readElements } from "./html";
import { readBuiltPages } from "./built-site";
import { type Language, LANGUAGES, pathOf, SITE_URL } from "./site";
import { FOLDER } from "./folder";

/** All but those for missing pages and for being offline. */
const ROUTES = [...readBuiltPages().keys()]
  .filter((path) => path.startsWith("/de/") && !/^\/de\/(?:404|500|offline)\//u.test(path))
  .map((path) => path.slice("/de".length));

/** Messengers leave out pictures of more than 300 KB, and some of them load over mobile networks. */
const MOST_BYTES = 150_000;

const fileOf = (language: Language, route: string) => `${FOLDER}${pathOf(language, route)}share.png`;

const headOf = (language: Language, route: string): Element[] =>
  readElements(readFileSync(`${FOLDER}${pathOf(language, route)}index.html`, "utf8"));

const metaIn = (elements: Element[], property: string) =>
  elements.filter(({ attributes }) => [attributes["property"], attributes["name"]].includes(property));

for (const language of LANGUAGES) {
  test(`every page names a picture of its own, with size and text (${language}) @content`, async () => {
    for (const route of ROUTES) {
      const head = headOf(language, route);
      const content = (property: string) => metaIn(head, property).map(({ attributes }) => attributes["content"]);
      expect.soft(content("og:image"), route).toEqual([`${SITE_URL}${pathOf(language, route)}share.png`]);
      expect.soft(content("og:image:alt"), route).toEqual([content("og:title")[0]]);
      expect.soft(content("og:image:width"), route).toEqual(["1200"]);
      expect.soft(content("og:image:height"), route).toEqual(["630"]);
      expect.soft(content("twitter:card"), route).toEqual(["summary_large_image"]);
      expect.soft(statSync(fileOf(language, route)).size, `${route}: bytes`).toBeLessThan(MOST_BYTES);
      const { format, width, height } = await sharp(fileOf(language, route)).metadata();
      expect.soft([format, width, height], route).toEqual(["png", 1200, 630]);
    }
  });

  test(`a page for missing pages has no picture (${language}) @content`, () => {
    for (const file of ["404.html", "500.html"]) {
      const elements = readElements(readFileSync(`${FOLDER}/${language}/${file}`, "utf8"));
      expect(metaIn(elements, "og:image")).toEqual([]);
    }
  });
}

test("no two pages have the same picture, nor has a page in its two languages @content", () => {
  const files = LANGUAGES.flatMap((language) => ROUTES.map((route) => fileOf(language, route)));
  const pictures = files.map((file) => readFileSync(file).toString("base64"));
  expect(files.filter((_, index) => pictures.indexOf(pictures[index] ?? "") !== index)).toEqual([]);
});

test("every page has an icon that every browser can show, one as SVG, and one for home screens @content", async () => {
  const icons = headOf("de", "/").filter(({ attributes }) => /icon/u.test(attributes["rel"] ?? ""));
  expect(icons.map(({ attributes }) => attributes["href"])).toEqual([
    "/favicon.ico",
    "/favicon.svg",
    "/apple-touch-icon.png",
  ]);
  expect(readFileSync(`${FOLDER}/favicon.ico`).readUInt16LE(4)).toBe(3);
  expect(readFileSync(`${FOLDER}/favicon.svg`, "utf8")).toMatch(/^<svg /u);
  expect(await sharp(`${FOLDER}/apple-touch-icon.png`).metadata()).toMatchObject({ width: 180, height: 180 });
});

test("the manifest of each language names icons of the sizes that it says, some of them for masks @content", async () => {
  for (const language of LANGUAGES) {
    const link = headOf(language, "/").find(({ attributes }) => attributes["rel"] === "manifest");
    const { icons } = JSON.parse(readFileSync(`${FOLDER}${link?.attributes["href"]}`, "utf8")) as {
      icons: { src: string; sizes: string; purpose: string; type: string }[];
    };
    expect(icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`)).toEqual([
      "any 192x192",
      "any 512x512",
      "maskable 192x192",
      "maskable 512x512",
    ]);
    for (const { src, sizes, type } of icons) {
      const { pathname } = new URL(src, SITE_URL);
      const { width, height, format } = await sharp(`${FOLDER}${pathname}`).metadata();
      expect([`${width}x${height}`, `image/${format}`], src).toEqual([sizes, type]);
    }
  }
});
