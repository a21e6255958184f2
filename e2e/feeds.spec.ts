/** Checks feeds, share pictures, manifests and icons (quality F4, F7, F8, R9). */
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { isFile, readBuiltPages, parseElements, describeElement } from "./built-pages";
import { attributeValues } from "./crawled-page";
import { ALL_ROUTES } from "./routes";
import { sampled } from "./sampled";
import { FOLDER, LANGUAGES, pathOf, SITE_URL } from "./test-site";

const ARTICLES = ALL_ROUTES.filter((route) => route.startsWith("/news/"));

type Item = Record<"id" | "content_html" | "date_published" | "image", string>;

const built = readBuiltPages();
const readElements = (pagePath: string) => built.get(pagePath)?.elements ?? [];

for (const language of sampled(LANGUAGES)) {
  const read = (file: string) => readFileSync(path.join(FOLDER, file), "utf8");
  const itemsIn = () => (JSON.parse(read(`${language}/news/feed.json`)) as { items: Item[] }).items;

  test(`the feeds list exactly the articles, newest first (${language})`, () => {
    const items = itemsIn();
    const expected = ARTICLES.map((route) => SITE_URL + pathOf(language, route));
    expect(items.map(({ id }) => id).sort()).toEqual(expected.sort());
    const dates = items.map(({ date_published }) => date_published);
    expect(dates).toEqual([...dates].sort().reverse());
    const atom = read(`${language}/news/feed.xml`);
    expect([...atom.matchAll(/<entry>\n<id>([^<]*)/gu)].map(([, id]) => id)).toEqual(items.map(({ id }) => id));
  });

  test(`every picture, link and fragment in the feed exists (${language}) @content`, () => {
    for (const { id, image, content_html } of itemsIn()) {
      expect.soft(isFile(new URL(image).pathname), image).toBe(true);
      const links = parseElements(content_html).flatMap((node) => describeElement(node).attributes["href"] ?? []);
      for (const { origin, pathname, hash } of links.map((href) => new URL(href))) {
        if (origin !== SITE_URL) continue;
        expect.soft(built.get(pathname)?.ids ?? [], `${id}: ${pathname}${hash}`).toContain(hash.slice(1) || "main");
      }
    }
  });

  test(`home, newsroom and articles declare both feeds, and the newsroom links to one (${language})`, () => {
    for (const route of ["/", "/newsroom/", ARTICLES[0] ?? ""]) {
      const feeds = attributeValues(readElements(pathOf(language, route)), "rel", "alternate", "type").filter(Boolean);
      expect(feeds, route).toEqual(["application/atom+xml", "application/feed+json"]);
    }
    const { links = [] } = built.get(pathOf(language, "/newsroom/")) ?? {};
    const inMain = links.filter(({ element }) => element.area === "main").map(({ href }) => href);
    expect(inMain).toContain(`/${language}/news/feed.xml`);
  });

  test(`the manifest is valid and makes the site installable (${language}) @job`, async ({ page }) => {
    const home = pathOf(language, "/");
    await page.goto(home);
    const devTools = await page.context().newCDPSession(page);
    const { url, errors, data = "" } = await devTools.send("Page.getAppManifest");
    expect(new URL(url).pathname).toBe(`/manifest_${language}.webmanifest`);
    expect(errors).toEqual([]);
    const { icons, ...manifest } = JSON.parse(data) as Record<string, unknown> & { icons: Record<string, string>[] };
    expect(manifest).toMatchObject({ name: "Kontor Nord", lang: language, start_url: home, display: "minimal-ui" });
    expect(icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual(
      ["any", "maskable"].flatMap((purpose) => [`${purpose} 192x192`, `${purpose} 512x512`]),
    );
    for (const { src = "", sizes } of icons) {
      const { width, height } = await sharp(FOLDER + new URL(src, SITE_URL).pathname).metadata();
      expect(`${width}x${height}`, src).toBe(sizes);
    }
    const { installabilityErrors } = await devTools.send("Page.getInstallabilityErrors");
    // Contexts of tests are private, which rules out an installation.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
  });
}

/** Half of the 300 KB above which messengers leave a picture out, for mobile networks. */
const MAX_PICTURE_BYTES = 150_000;

test("every page but the 404, 500 and offline pages has its own share picture, with size and text @content", async () => {
  const pictures = new Map<string, string>();
  for (const pagePath of built.keys()) {
    const head = readElements(pagePath);
    const content = (name: string) => [
      ...attributeValues(head, "property", name, "content"),
      ...attributeValues(head, "name", name, "content"),
    ];
    if (/^\/\w+\/(?:404|500|offline)\//u.test(pagePath)) {
      expect.soft(content("og:image"), pagePath).toEqual([]);
      continue;
    }
    const file = `${FOLDER}${pagePath}share.png`;
    const names = ["og:image", "og:image:alt", "og:title", "og:image:width", "og:image:height", "twitter:card"];
    const { title, description } = built.get(pagePath) ?? {};
    const values = [`${SITE_URL}${pagePath}share.png`, title, title, "1200", "630", "summary_large_image"];
    const type = /^\/\w+\/news\/./u.test(pagePath) ? "article" : "website";
    const locale = pagePath.startsWith("/de/") ? "de_DE" : "en_GB";
    const about = ["og:description", "og:type", "og:locale"].flatMap(content);
    expect.soft(about, pagePath).toEqual([description, type, locale]);
    expect.soft(names.flatMap(content), pagePath).toEqual(values);
    expect.soft(statSync(file).size, `${pagePath}: bytes`).toBeLessThan(MAX_PICTURE_BYTES);
    expect.soft(await sharp(file).metadata(), pagePath).toMatchObject({ format: "png", width: 1200, height: 630 });
    const bytes = readFileSync(file).toString("base64");
    expect.soft(pictures.get(bytes), `page with the picture of ${pagePath}`).toBeUndefined();
    pictures.set(bytes, pagePath);
  }
});

test("every page links to its language's manifest, and to icons as ICO, SVG and PNG @content", async () => {
  for (const pagePath of built.keys()) {
    const links = readElements(pagePath).filter(({ attributes: { rel = "" } }) => /icon|manifest/u.test(rel));
    expect
      .soft(links.map(({ attributes }) => attributes["href"]).sort(), pagePath)
      .toEqual([
        "/apple-touch-icon.png",
        "/favicon.ico",
        "/favicon.svg",
        `/manifest_${pagePath.slice(1, 3)}.webmanifest`,
      ]);
  }
  expect(readFileSync(`${FOLDER}/favicon.ico`).readUInt16LE(4)).toBe(3);
  expect(readFileSync(`${FOLDER}/favicon.svg`, "utf8")).toMatch(/^<svg /u);
  expect(await sharp(`${FOLDER}/apple-touch-icon.png`).metadata()).toMatchObject({ width: 180, height: 180 });
});
