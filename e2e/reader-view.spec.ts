/** Extracts articles as Firefox's reader view does. */
import { expect } from "@playwright/test";
import { test } from "./browser";
import { readBuiltPages } from "./built-pages";
import { sampled } from "./sampled";

test.use({ bypassCSP: true });

const LIBRARY = "node_modules/@mozilla/readability/Readability.js";
const articles = [...readBuiltPages().keys()].filter((path) => /^\/(?:de|en)\/news\/[^/]+\/$/u.test(path));

for (const path of sampled(articles, 3))
  test(`the reader view of ${path} has the article alone`, async ({ page }) => {
    await page.goto(path);
    await page.addScriptTag({ path: LIBRARY });
    const [article, shown] = await page.evaluate(() => {
      const { Readability } = window as unknown as { Readability: new (page: Document) => { parse(): unknown } };
      const textOf = (selector: string) => document.querySelector(selector)?.textContent;
      return [
        new Readability(document.cloneNode(true) as Document).parse() as Record<"textContent" | "byline", string>,
        { lead: textOf("main .lead"), related: textOf("main .related"), crumbs: textOf("main .breadcrumbs") },
      ] as const;
    });
    expect(article.textContent).toContain(shown.lead);
    for (const each of [shown.related, shown.crumbs]) expect(article.textContent).not.toContain(each);
    expect(article.byline).toMatch(/\S/u);
  });
