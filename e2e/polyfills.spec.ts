/** Formats that a browser lacks (specification, section 8; decisions: Languages). */
import { expect, type Page, test } from "@playwright/test";
import { Faults, markDocument, whenHydrated } from "./browser";
import { LANGUAGES, type Language, pathOf } from "./site";

/** The chunks that each needs. */
const FORMATS = {
  PluralRules: ["polyfills"],
  ListFormat: ["polyfills"],
  RelativeTimeFormat: ["polyfills"],
  DateTimeFormat: ["polyfills", "polyfill-date"],
} as const;
type Format = keyof typeof FORMATS;
const ALL = Object.keys(FORMATS) as Format[];

/** Plurals and dates, all on one page. */
const ROUTE = "/newsroom/";
const WORDS: Record<Language, { plurals: RegExp; wrong: RegExp }> = {
  de: { plurals: /\b\d+ Meldungen\b/u, wrong: /news\.count|GMT|Invalid/u },
  en: { plurals: /\b\d+ articles\b/u, wrong: /news\.count|GMT|Invalid/u },
};

async function remove(page: Page, formats: readonly Format[]): Promise<void> {
  await page.addInitScript((names) => {
    for (const name of names) Reflect.deleteProperty(Intl, name);
  }, formats);
}

/** @returns the names of the chunks that were asked for so far. */
function watchChunks(page: Page): string[] {
  const chunks: string[] = [];
  page.on("request", (request) => {
    const [, name] = /\/(polyfill(?:s|-date))-[0-9a-f]+\.js$/u.exec(request.url()) ?? [];
    if (name) chunks.push(name);
  });
  return chunks;
}

function text(page: Page): Promise<string> {
  return page.locator("main").innerText();
}

for (const language of LANGUAGES) {
  const { plurals, wrong } = WORDS[language];

  test(`a browser that has every format asks for nothing more (${language})`, async ({ page }) => {
    const chunks = watchChunks(page);
    await page.goto(pathOf(language, ROUTE));
    await whenHydrated(page);
    expect(await text(page)).toMatch(plurals);
    expect(chunks).toEqual([]);
  });

  test(`a browser that has none is given them all, and shows the same page (${language})`, async ({
    page,
    baseURL,
    browser,
  }) => {
    const chunks = watchChunks(page);
    const faults = new Faults(page, baseURL ?? "");
    await remove(page, ALL);
    await page.goto(pathOf(language, ROUTE));
    await whenHydrated(page);
    expect(chunks).toEqual(["polyfills", "polyfill-date"]);
    expect(faults.take(), "what React formats is what the build has formatted").toEqual([]);
    const usual = await browser.newPage({ baseURL, javaScriptEnabled: false });
    await usual.goto(pathOf(language, ROUTE));
    expect(await text(page)).toBe(await text(usual));
    await usual.close();
  });

  test(`where they can't be loaded, the error is logged and the page stays as it was built (${language})`, async ({
    page,
  }) => {
    const log: string[] = [];
    page.on("console", (message) => log.push(message.text()));
    page.on("pageerror", (error) => log.push(error.message));
    await remove(page, ALL);
    await page.route(/\/polyfill(?:s|-date)-[0-9a-f]+\.js$/u, (route) => route.abort());
    await page.goto(pathOf(language, ROUTE));
    await expect.poll(() => log.join("\n")).toMatch(/polyfills-[0-9a-f]+\.js/u);
    await page.waitForTimeout(500);
    expect(await text(page)).toMatch(plurals);
    expect(await text(page)).not.toMatch(wrong);
    await page
      .locator(`main a[href^='${pathOf(language, "/news/")}'][href$='/']`)
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(pathOf(language, "/news/.+"), "u"));
    expect(await page.locator("main").innerText()).not.toMatch(wrong);
  });
}

for (const format of ALL) {
  test(`a browser without Intl.${format} is given that alone`, async ({ page }) => {
    const chunks = watchChunks(page);
    await remove(page, [format]);
    await page.goto(pathOf("de", ROUTE));
    await whenHydrated(page);
    expect(chunks).toEqual(FORMATS[format]);
    const isNative = await page.evaluate(
      (names) => names.filter((name) => /\[native code\]/u.test(String(Intl[name]))),
      ALL,
    );
    expect(isNative, "the others are the browser's own").toEqual(ALL.filter((each) => each !== format));
  });
}

test("pages that follow use what the first one has loaded", async ({ page }) => {
  const chunks = watchChunks(page);
  await remove(page, ALL);
  await page.goto("/de/newsroom/");
  await whenHydrated(page);
  const isSameDocument = await markDocument(page);
  await page.locator("main a[href^='/de/news/'][href$='/']").first().click();
  await expect(page).toHaveURL(/\/de\/news\/.+/u);
  await expect(page.locator("main")).toContainText(/\d+ Minuten?|\d{4}/u);
  expect(await isSameDocument()).toBe(true);
  expect(chunks).toHaveLength(2);
});
