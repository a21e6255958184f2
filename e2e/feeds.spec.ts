/** What feed readers find and get: in the built files and in a browser. */
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { navigateInPage, whenHydrated } from "./browser";
import { readBuiltPages } from "./built-site";
import { readElements } from "./html";
import { ALL_ROUTES, NOINDEX } from "./routes";
import { LANGUAGES, otherLanguage, pathOf, SITE_URL } from "./site";
import { FOLDER } from "./folder";

const ARTICLES = ALL_ROUTES.filter((route) => route.startsWith("/news/"));

interface Item {
  id: string;
  title: string;
  content_html: string;
  date_published: string;
  image: string;
}

const pages = readBuiltPages();
const itemsIn = (language: string) =>
  (JSON.parse(readFileSync(`${FOLDER}/${language}/news/feed.json`, "utf8")) as { items: Item[] }).items;

for (const language of LANGUAGES) {
  test(`the feed holds every article, newest first, and nothing else (${language})`, () => {
    const items = itemsIn(language);
    expect(items.map(({ id }) => id).sort()).toEqual(
      ARTICLES.map((route) => SITE_URL + pathOf(language, route)).sort(),
    );
    const dates = items.map(({ date_published }) => date_published);
    expect(dates).toEqual([...dates].sort().reverse());
    const atom = readFileSync(`${FOLDER}/${language}/news/feed.xml`, "utf8");
    expect([...atom.matchAll(/<entry>\n<id>([^<]*)/gu)].map(([, id]) => id)).toEqual(items.map(({ id }) => id));
  });

  test(`every address in the feed is there: articles, pictures, links, and parts of pages (${language}) @content`, () => {
    for (const { id, image, content_html } of itemsIn(language)) {
      expect.soft(existsSync(`${FOLDER}${new URL(image).pathname}`), image).toBe(true);
      const links = readElements(content_html).flatMap(({ attributes }) => attributes["href"] ?? []);
      for (const { origin, pathname, hash } of links.map((href) => new URL(href))) {
        if (origin !== SITE_URL) continue;
        expect.soft(pages.get(pathname)?.ids ?? [], `${id}: ${pathname}${hash}`).toContain(hash.slice(1) || "main");
      }
    }
  });

  test(`no feed, llms.txt or robots.txt names a page that search engines leave out (${language})`, () => {
    for (const file of [`${language}/news/feed.xml`, `${language}/news/feed.json`, "llms.txt", "robots.txt"]) {
      const text = readFileSync(`${FOLDER}/${file}`, "utf8");
      const named = NOINDEX.filter((route) =>
        new RegExp(`${SITE_URL}${pathOf(language, route)}[^\\w-]`, "u").test(text),
      );
      expect.soft(named, file).toEqual([]);
    }
  });

  test(`the newsroom links to the feed, and readers find it on home, newsroom and articles (${language})`, async ({
    page,
  }) => {
    for (const route of ["/", "/newsroom/", ARTICLES[0] ?? ""]) {
      await page.goto(pathOf(language, route));
      await whenHydrated(page);
      for (const [type, ending] of [
        ["atom+xml", "xml"],
        ["feed+json", "json"],
      ]) {
        const link = page.locator(`head link[rel='alternate'][type='application/${type}']`);
        await expect(link, route).toHaveAttribute("href", `/${language}/news/feed.${ending}`);
      }
    }
    await page.goto(pathOf(language, "/newsroom/"));
    const name = { de: "als Feed abonnieren", en: "subscribe to the feed" }[language];
    const href = await page.getByRole("main").getByRole("link", { name }).getAttribute("href");
    const answer = await page.request.get(href ?? "");
    expect(answer.headers()["content-type"]).toBe("application/atom+xml; charset=utf-8");
  });

  test(`the feeds are those of the language after a change of it, too (from ${language})`, async ({ page }) => {
    const other = otherLanguage(language);
    await page.goto(pathOf(language, "/newsroom/"));
    await whenHydrated(page);
    const feed = page.locator("head link[type='application/atom+xml']");
    await navigateInPage(page, pathOf(other, "/newsroom/"));
    await expect(feed).toHaveAttribute("href", `/${other}/news/feed.xml`);
    await whenHydrated(page);
    await navigateInPage(page, pathOf(other, "/contact/"));
    await expect(feed).toHaveCount(0);
    await page.goBack();
    await page.goBack();
    await expect(feed).toHaveAttribute("href", `/${language}/news/feed.xml`);
  });
}
