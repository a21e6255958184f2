/**
 * Words and formats that do not come, or that a browser lacks: the problem is logged in production too, and the visitor
 * reads on (quality R11; specification, section 8; decisions: Languages).
 */
import { runInNewContext } from "node:vm";
import { type Browser, expect, type Page, test } from "@playwright/test";
import type { LanguagePack } from "../src/i18n/pack";
import { Faults, markDocument, navigateInPage, whenHydrated } from "./browser";
import { type Language, LANGUAGES, pathOf } from "./site";

/** An article shows this message once, and gives it no argument. */
const ARTICLE = "/news/partner-payment/";
const ID = "article.published";
/** Plurals and dates, all on one page. */
const NEWSROOM = "/newsroom/";

/** What React says where it renders something else than the build did. */
const OTHER_TEXT = /Minified React error #418/u;

const PACK = /\/language-(?:de|en)-[0-9a-f]+\.js$/u;
const POLYFILL = /\/(polyfill(?:s|-date))-[0-9a-f]+\.js$/u;

/** Serves documents and the language's pack as the host does, but for what is changed in the pack. */
async function changePack(page: Page, change: (pack: LanguagePack) => void): Promise<void> {
  await page.route(PACK, async (route) => {
    const response = await route.fetch();
    // Webpack's module of a JSON file: the pack is a string literal in it.
    const body = (await response.text()).replace(/JSON\.parse\('.*'\)/su, (literal) => {
      const pack = runInNewContext(literal) as LanguagePack;
      change(pack);
      return `(${JSON.stringify(pack)})`;
    });
    await route.fulfill({ response, body });
  });
  await page.route(
    (url) => url.pathname.endsWith("/"),
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/(<script src="\/language-[^"]+") integrity="[^"]*"/u, "$1");
      await route.fulfill({ response, body });
    },
  );
}

/** @returns what is logged and thrown, without the complaint that the tests block the service worker */
function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" && !/service ?worker/iu.test(message.text())) errors.push(message.text());
  });
  page.on("pageerror", ({ message }) => errors.push(message));
  return errors;
}

/** @returns the names of the chunks that were asked for so far */
function watchChunks(page: Page): string[] {
  const chunks: string[] = [];
  page.on("request", (request) => {
    const [, name] = POLYFILL.exec(request.url()) ?? [];
    if (name) chunks.push(name);
  });
  return chunks;
}

/** Follows the header's link home. @returns whether that was a navigation in the page, and no new document */
async function goHomeInPage(page: Page, language: Language): Promise<boolean> {
  const isSameDocument = await markDocument(page);
  const home = pathOf(language, "/");
  await page.locator(`header a[href="${home}"]`).first().click();
  await expect(page).toHaveURL(home);
  await expect(page.locator("h1")).toBeVisible();
  return isSameDocument();
}

const PROBLEMS: [problem: string, change: (pack: LanguagePack) => void, logged: RegExp][] = [
  ["a message is missing", ({ messages }) => delete messages[ID], /Missing message: "article\.published"/u],
  [
    "a message wants an argument that it is not given",
    ({ messages }) => (messages[ID] = [{ type: 1, value: "name" }]),
    /Error formatting message: "article\.published"/u,
  ],
];

for (const [index, [problem, change, logged]] of PROBLEMS.entries()) {
  const language = LANGUAGES[index % LANGUAGES.length] ?? "de";
  test(`${problem}: it is logged, the id is shown, on the first page and on the next one, and links lead on (${language})`, async ({
    page,
  }) => {
    const errors = watchErrors(page);
    await changePack(page, change);
    await page.goto(pathOf(language, ARTICLE));
    await whenHydrated(page);
    await expect(page.locator("main aside").first()).toContainText(ID);
    // Not counted: React renders once more where the text is another one than the document's.
    expect(errors).toContainEqual(expect.stringMatching(logged));
    expect(errors.filter((error) => !logged.test(error) && !OTHER_TEXT.test(error))).toEqual([]);
    expect(await goHomeInPage(page, language)).toBe(true);
    await page.goto(pathOf(language, "/contact/"));
    await whenHydrated(page);
    errors.length = 0;
    await navigateInPage(page, pathOf(language, ARTICLE));
    await expect(page.locator("main aside").first()).toContainText(ID);
    expect(errors, "once").toEqual([expect.stringMatching(logged)]);
    expect(await goHomeInPage(page, language)).toBe(true);
  });
}

for (const [language, format, logged] of [
  ["de", "NumberFormat", [/Missing locale data for locale: "\w+-\w+" in Intl\.NumberFormat/u]],
  // Its polyfill comes.
  ["en", "DateTimeFormat", []],
] as const) {
  test(`${format} does not know the language: the page is hydrated as it was built (${language})`, async ({ page }) => {
    const [errors, chunks] = [watchErrors(page), watchChunks(page)];
    await page.addInitScript((name) => Object.assign(Intl[name], { supportedLocalesOf: () => [] }), format);
    await page.goto(pathOf(language, ARTICLE));
    await whenHydrated(page);
    expect(errors).toEqual(logged.map((pattern) => expect.stringMatching(pattern)));
    expect(chunks.includes("polyfill-date")).toBe(format === "DateTimeFormat");
    expect(await goHomeInPage(page, language)).toBe(true);
  });
}

/** The chunks that each format needs. */
const FORMATS = {
  PluralRules: ["polyfills"],
  ListFormat: ["polyfills"],
  RelativeTimeFormat: ["polyfills"],
  DateTimeFormat: ["polyfills", "polyfill-date"],
} as const;
type Format = keyof typeof FORMATS;
const ALL = Object.keys(FORMATS) as Format[];

async function remove(page: Page, formats: readonly Format[]): Promise<void> {
  await page.addInitScript((names) => {
    for (const name of names) Reflect.deleteProperty(Intl, name);
  }, formats);
}

/** @returns what the page says as it was built */
async function builtText(browser: Browser, address: string): Promise<string> {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(address);
  const text = await page.locator("main").innerText();
  await page.close();
  return text;
}

for (const [what, file, language] of [
  ["a language pack", PACK, "de"],
  ["a polyfill for dates", /\/polyfill-date-[0-9a-f]+\.js$/u, "en"],
  ["any polyfill", POLYFILL, "de"],
] as const) {
  for (const failure of ["404", "cut off"]) {
    test(`without ${what} (${failure}) the error is logged, the page stays as it was built, and links lead on`, async ({
      page,
      browser,
      baseURL,
    }) => {
      const errors = watchErrors(page);
      await page.route(file, (route) => (failure === "404" ? route.fulfill({ status: 404 }) : route.abort()));
      if (file !== PACK) await remove(page, ALL);
      await page.goto(pathOf(language, NEWSROOM));
      await expect.poll(() => errors.join("\n")).toMatch(/Loading chunk .+ failed/u);
      await page.waitForTimeout(500);
      const isHydrated = () => Object.keys(document.querySelector("#___gatsby") ?? {}).length > 0;
      expect(await page.evaluate(isHydrated)).toBe(false);
      expect(await page.locator("main").innerText()).toBe(
        await builtText(browser, baseURL + pathOf(language, NEWSROOM)),
      );
      expect(await goHomeInPage(page, language)).toBe(false);
    });
  }
}

for (const language of LANGUAGES) {
  test(`a browser that has no format is given them all once, and shows the same pages (${language})`, async ({
    page,
    baseURL,
    browser,
  }) => {
    const chunks = watchChunks(page);
    const faults = new Faults(page, baseURL ?? "");
    await remove(page, ALL);
    await page.goto(pathOf(language, NEWSROOM));
    await whenHydrated(page);
    expect(chunks).toEqual(["polyfills", "polyfill-date"]);
    expect(faults.take(), "what React formats is what the build has formatted").toEqual([]);
    expect(await page.locator("main").innerText()).toBe(await builtText(browser, baseURL + pathOf(language, NEWSROOM)));
    await navigateInPage(page, pathOf(language, ARTICLE));
    await expect(page).toHaveURL(pathOf(language, ARTICLE));
    const text = await builtText(browser, baseURL + pathOf(language, ARTICLE));
    await expect.poll(() => page.locator("main").innerText()).toBe(text);
    expect(chunks).toHaveLength(2);
  });
}

for (const lacking of [undefined, ...ALL]) {
  test(`a browser that lacks ${lacking ? `Intl.${lacking}` : "no format"} is given that alone`, async ({ page }) => {
    const chunks = watchChunks(page);
    if (lacking) await remove(page, [lacking]);
    await page.goto(pathOf("de", NEWSROOM));
    await whenHydrated(page);
    expect(chunks).toEqual(lacking ? FORMATS[lacking] : []);
    const isNative = (names: Format[]) => names.filter((name) => /\[native code\]/u.test(String(Intl[name])));
    expect(await page.evaluate(isNative, ALL), "the others are the browser's own").toEqual(
      ALL.filter((each) => each !== lacking),
    );
  });
}
