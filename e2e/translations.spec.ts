/** Words that are missing or fail, and formats without the page's language: logged in production, too (quality R11). */
import { runInNewContext } from "node:vm";
import { expect, type Page } from "@playwright/test";
import type { LanguagePack } from "../src/i18n/pack";
import { goHomeInPage, navigateInPage, openPage, test } from "./browser";
import { sampled } from "./sampled";
import { LANGUAGES, pathOf } from "./site";

/** An article shows this message once, and gives it no argument. */
const ARTICLE = "/news/partner-payment/";
const ID = "article.published";
const PACK = /\/language-(?:de|en)-[0-9a-f]+\.js$/u;

/** What React says where it renders something else than the build did. */
const OTHER_TEXT = /Minified React error #418/u;

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

const PROBLEMS: [problem: string, change: (pack: LanguagePack) => void, logged: RegExp][] = [
  ["a message is missing", ({ messages }) => delete messages[ID], /Missing message: "article\.published"/u],
  [
    "a message wants an argument that it is not given",
    ({ messages }) => (messages[ID] = [{ type: 1, value: "name" }]),
    /Error formatting message: "article\.published"/u,
  ],
];

for (const [index, [problem, change, logged]] of sampled([...PROBLEMS.entries()], 1)) {
  const language = LANGUAGES[index % LANGUAGES.length] ?? "de";
  test(`${problem}: it is logged, the id is shown, and links lead on (${language})`, async ({ page, faults }) => {
    await changePack(page, change);
    await openPage(page, pathOf(language, ARTICLE));
    await expect(page.locator("main aside").first()).toContainText(ID);
    const errors = faults.take();
    // Not counted: React renders once more where the text is another one than the document's.
    expect(errors).toContainEqual(expect.stringMatching(logged));
    expect(errors.filter((error) => !logged.test(error) && !OTHER_TEXT.test(error))).toEqual([]);
    expect(await goHomeInPage(page, language)).toBe(true);
    await openPage(page, pathOf(language, "/contact/"));
    faults.take();
    await navigateInPage(page, pathOf(language, ARTICLE));
    await expect(page.locator("main aside").first()).toContainText(ID);
    expect(faults.take(), "once").toEqual([expect.stringMatching(logged)]);
    expect(await goHomeInPage(page, language)).toBe(true);
  });
}

test("a format that does not know the language is logged, and the page is alive @job", async ({ page, faults }) => {
  await page.addInitScript(() => Object.assign(Intl.NumberFormat, { supportedLocalesOf: () => [] }));
  await openPage(page, pathOf("de", ARTICLE));
  expect(faults.take()).toEqual([
    expect.stringMatching(/Missing locale data for locale: "\w+-\w+" in Intl\.NumberFormat/u),
  ]);
  expect(await goHomeInPage(page, "de")).toBe(true);
});
