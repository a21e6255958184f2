/** Breaks messages and formats, whose problems are logged in production (quality R11). */
import { runInNewContext } from "node:vm";
import { expect, type Page } from "@playwright/test";
import type { LanguagePack } from "../src/i18n/pack";
import { navigateHome, navigateByRuntime, openPage, test } from "./browser";
import { sampled } from "./sampled";
import { LANGUAGES, pathOf } from "./test-site";

const ARTICLE = "/news/partner-payment/";
/** A message that the article shows once, without an argument. */
const ID = "article.all";
const PACK = /\/language-(?:de|en)-[0-9a-f]+\.js$/u;

/** React's error for a text that differs from the built one. */
const HYDRATION_MISMATCH = /Minified React error #418/u;

/** Changes the served language pack, and removes its integrity hash from documents. */
async function changePack(page: Page, change: (pack: LanguagePack) => void): Promise<void> {
  await page.route(PACK, async (route) => {
    const response = await route.fetch();
    // webpack's module of a JSON file has a string literal.
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

const PROBLEMS: [problem: string, change: (pack: LanguagePack) => void, logged: RegExp][] = [
  ["a message is missing", ({ messages }) => delete messages[ID], /Missing message: "article\.all"/u],
  [
    "a message lacks an argument",
    ({ messages }) => (messages[ID] = [{ type: 1, value: "name" }]),
    /Error formatting message: "article\.all"/u,
  ],
];

for (const [index, [problem, change, logged]] of sampled([...PROBLEMS.entries()], 1)) {
  const language = LANGUAGES[index % LANGUAGES.length] ?? "de";
  test(`if ${problem}, an error is logged, and the page shows the id (${language})`, async ({ page, faults }) => {
    await changePack(page, change);
    await openPage(page, pathOf(language, ARTICLE));
    await expect(page.locator("main .related")).toContainText(ID);
    const errors = faults.take();
    // Skips the second rendering, which a hydration mismatch causes.
    expect(errors).toContainEqual(expect.stringMatching(logged));
    expect(errors.filter((error) => !logged.test(error) && !HYDRATION_MISMATCH.test(error))).toEqual([]);
    expect(await navigateHome(page, language)).toBe(true);
    await openPage(page, pathOf(language, "/contact/"));
    faults.take();
    await navigateByRuntime(page, pathOf(language, ARTICLE));
    await expect(page.locator("main .related")).toContainText(ID);
    expect(faults.take(), "errors of a navigation").toEqual([expect.stringMatching(logged)]);
    expect(await navigateHome(page, language)).toBe(true);
  });
}

test("a format without the page's language is logged, and links work @job", async ({ page, faults }) => {
  await page.addInitScript(() => Object.assign(Intl.NumberFormat, { supportedLocalesOf: () => [] }));
  await openPage(page, pathOf("de", ARTICLE));
  expect(faults.take()).toEqual([
    expect.stringMatching(/Missing locale data for locale: "\w+-\w+" in Intl\.NumberFormat/u),
  ]);
  expect(await navigateHome(page, "de")).toBe(true);
});
