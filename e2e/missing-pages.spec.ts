import { expect, type Page, test } from "@playwright/test";
import { Faults, markDocument, navigateInPage, REPORTED_STATUS, whenHydrated } from "./browser";
import { type Language, LANGUAGES, otherLanguage } from "./site";

async function expectMissingPage(page: Page, language: Language, path: string): Promise<void> {
  await expect(page.locator("h1")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await expect(page.locator("meta[name='robots']")).toHaveAttribute("content", /noindex/u);
  await expect(page.locator("link[rel='canonical']")).toHaveCount(0);
  await expect(page.locator("link[rel='alternate'][hreflang]")).toHaveCount(0);
  await expect(page).toHaveURL(path);
}

for (const language of LANGUAGES) {
  for (const path of [`/${language}/no-such-page/?a=1#b`, `/${language}/news/no/such/page`, `/${language}/Contact/`]) {
    test(`${path} shows the page for missing pages, with status 404`, async ({ page, baseURL }) => {
      const faults = new Faults(page, baseURL ?? "");
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await whenHydrated(page);
      await expectMissingPage(page, language, path);
      expect(faults.take().filter((fault) => !REPORTED_STATUS.test(fault))).toEqual([]);
    });
  }

  test(`a client-side navigation to a missing page shows it too (${language})`, async ({ page }) => {
    const direct = await missingTitle(page, language);
    await page.goto(`/${language}/contact/`);
    await whenHydrated(page);
    const isSameDocument = await markDocument(page);
    await navigateInPage(page, `/${language}/no-such-page/`);
    await expect(page).toHaveTitle(direct);
    await expectMissingPage(page, language, `/${language}/no-such-page/`);
    expect(await isSameDocument(), "no full load").toBe(true);
    await navigateInPage(page, `/${language}/imprint/`);
    await expect(page.locator("link[rel='canonical']")).toHaveAttribute(
      "href",
      new RegExp(`/${language}/imprint/$`, "u"),
    );
    await expect(page.locator("meta[name='robots']")).toHaveCount(0);
  });

  test(`a missing page of the other language is shown in that language (from ${language})`, async ({ page }) => {
    const other = otherLanguage(language);
    const direct = await missingTitle(page, other);
    await page.goto(`/${language}/contact/`);
    await whenHydrated(page);
    await navigateInPage(page, `/${other}/no-such-page/`);
    await expect(page).toHaveTitle(direct);
    await expectMissingPage(page, other, `/${other}/no-such-page/`);
  });

  test(`the page for missing pages leads on within its language (${language})`, async ({ page }) => {
    await page.goto(`/${language}/no-such-page/`);
    const ways = await page
      .locator("main a:not([href^='mailto:'])")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    expect(ways.length).toBeGreaterThan(1);
    for (const way of ways) {
      expect(way).toMatch(new RegExp(`^/${language}/`, "u"));
      expect((await page.request.get(way)).status(), way).toBe(200);
    }
  });
}

async function missingTitle(page: Page, language: Language): Promise<string> {
  await page.goto(`/${language}/nowhere/`);
  return page.title();
}
