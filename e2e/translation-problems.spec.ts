/** Translation problems on built pages: logged in production too, and the visitor reads on (quality R11). */
import { expect, type Page, test } from "@playwright/test";
import type { LanguagePack } from "../src/i18n/pack";
import { markDocument, navigateInPage, whenHydrated } from "./browser";
import { changePack, packOf } from "./language-pack";
import { LANGUAGES, type Language, pathOf } from "./site";

/** An article shows this message once, and gives it no argument. */
const ARTICLE = "/news/partner-payment/";
const ID = "article.published";

/** What React says where it renders something else than the build did. */
const OTHER_TEXT = /Minified React error #418/u;

/** @returns what is logged and thrown, without the complaint that the tests block the service worker */
function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" && !/service ?worker/iu.test(message.text())) errors.push(message.text());
  });
  page.on("pageerror", ({ message }) => errors.push(message));
  return errors;
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

for (const language of LANGUAGES) {
  for (const [problem, change, logged] of PROBLEMS) {
    test(`${problem} on the next page: logged once, the id is shown, links work in the page (${language})`, async ({
      page,
    }) => {
      const errors = watchErrors(page);
      await changePack(page, language, change);
      await page.goto(pathOf(language, "/contact/"));
      await whenHydrated(page);
      await navigateInPage(page, pathOf(language, ARTICLE));
      await expect(page.locator("main aside").first()).toContainText(ID);
      expect(errors).toEqual([expect.stringMatching(logged)]);
      expect(await goHomeInPage(page, language)).toBe(true);
    });

    test(`${problem} on the first page: logged, React shows the id and hydrates, links work in the page (${language})`, async ({
      page,
    }) => {
      const errors = watchErrors(page);
      await changePack(page, language, change);
      await page.goto(pathOf(language, ARTICLE));
      await whenHydrated(page);
      await expect(page.locator("main aside").first()).toContainText(ID);
      // Not counted: React renders once more where the text is another one than the document's.
      expect(errors).toContainEqual(expect.stringMatching(logged));
      expect(errors.filter((error) => !logged.test(error) && !OTHER_TEXT.test(error))).toEqual([]);
      expect(await goHomeInPage(page, language)).toBe(true);
    });
  }

  test(`NumberFormat does not know the language: logged once, the page is hydrated as it was built (${language})`, async ({
    page,
  }) => {
    const errors = watchErrors(page);
    await page.addInitScript(() => Object.assign(Intl.NumberFormat, { supportedLocalesOf: () => [] }));
    await page.goto(pathOf(language, ARTICLE));
    await whenHydrated(page);
    expect(errors).toEqual([expect.stringMatching(/Missing locale data for locale: "\w+-\w+" in Intl\.NumberFormat/u)]);
    expect(await goHomeInPage(page, language)).toBe(true);
  });

  test(`DateTimeFormat does not know the language: its polyfill comes, the page is hydrated as it was built (${language})`, async ({
    page,
  }) => {
    const errors = watchErrors(page);
    const polyfill = page.waitForRequest(/\/polyfill-date-[0-9a-f]+\.js$/u);
    await page.addInitScript(() => Object.assign(Intl.DateTimeFormat, { supportedLocalesOf: () => [] }));
    await page.goto(pathOf(language, ARTICLE));
    await polyfill;
    await whenHydrated(page);
    expect(errors).toEqual([]);
    expect(await goHomeInPage(page, language)).toBe(true);
  });

  for (const failure of ["404", "aborted"]) {
    for (const [name, file] of [
      ["language pack", packOf(language)],
      ["polyfill for dates", /\/polyfill-date-[0-9a-f]+\.js$/u],
    ] as const) {
      test(`the ${name} does not come (${failure}): logged, the page stays plain HTML with working links (${language})`, async ({
        page,
      }) => {
        const errors = watchErrors(page);
        await page.route(file, (route) => (failure === "404" ? route.fulfill({ status: 404 }) : route.abort()));
        if (name === "polyfill for dates")
          await page.addInitScript(() => Reflect.deleteProperty(Intl, "DateTimeFormat"));
        await page.goto(pathOf(language, ARTICLE));
        await expect.poll(() => errors.join("\n")).toMatch(/Loading chunk .+ failed/u);
        await page.waitForTimeout(500);
        const isHydrated = () => Object.keys(document.querySelector("#___gatsby") ?? {}).length > 0;
        expect(await page.evaluate(isHydrated)).toBe(false);
        expect(await page.locator("main").innerText()).not.toContain(ID);
        expect(await goHomeInPage(page, language)).toBe(false);
      });
    }
  }
}
