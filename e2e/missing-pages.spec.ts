/** Opens paths without a page, directly and by navigation (quality R2, R8). */
import { expect, type Page } from "@playwright/test";
import {
  markDocument,
  navigateByRuntime,
  openPage,
  NOT_FOUND_MESSAGE,
  test,
  watchShifts,
  waitForHydration,
} from "./browser";
import { headingOf, readBuiltPages, titleOf } from "./built-pages";
import { CANONICAL_ROUTES } from "./routes";
import { sampled } from "./sampled";
import { type Language, LANGUAGES, MESSAGES, otherLanguage, pathOf, PREFERENCE_KEY, SITE_URL } from "./test-site";

const built = readBuiltPages();

async function expectNotFoundPage(page: Page, language: Language, url: string): Promise<void> {
  await expect(page).toHaveTitle(titleOf(pathOf(language, "/404/")));
  await expect(page.locator("h1")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  const robots = page.locator("meta[name='robots']");
  // During a navigation the heads of both pages exist.
  await expect(robots).toHaveCount(1);
  await expect(robots).toHaveAttribute("content", /noindex/u);
  await expect(page.locator("link[rel='canonical'], link[rel='alternate'][hreflang]")).toHaveCount(0);
  await expect(page).toHaveURL(url);
  const counterpart = pathOf(otherLanguage(language), "/404/");
  await expect(page.locator("a[data-language]").first()).toHaveAttribute("href", counterpart);
}

for (const language of sampled(LANGUAGES, 1)) {
  test(`an unknown path shows its language's 404 page with status 404 (${language})`, async ({ page, faults }) => {
    for (const route of ["/no-such-page/?a=1#b", "/news/no/such/page", "/Contact/"]) {
      const response = await page.goto(pathOf(language, route));
      expect(response?.status()).toBe(404);
      await waitForHydration(page);
      await expectNotFoundPage(page, language, pathOf(language, route));
    }
    expect(faults.take().filter((fault) => !NOT_FOUND_MESSAGE.test(fault))).toEqual([]);
    const links = await page
      .locator("main a:not([href^='mailto:'])")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    expect(links.length).toBeGreaterThan(1);
    for (const link of links) expect([link, built.has(link)]).toEqual([expect.stringMatching(`^/${language}/`), true]);
  });

  test(`a navigation to an unknown path shows the 404 page with its own head (${language})`, async ({ page }) => {
    const other = otherLanguage(language);
    await openPage(page, pathOf(language, "/contact/"));
    const isSameDocument = await markDocument(page);
    await navigateByRuntime(page, pathOf(language, "/no-such-page/"));
    await expectNotFoundPage(page, language, pathOf(language, "/no-such-page/"));
    const imprint = pathOf(language, "/imprint/");
    await navigateByRuntime(page, imprint);
    await expect(page.locator("link[rel='canonical']")).toHaveAttribute("href", new RegExp(`${imprint}$`, "u"));
    await expect(page.locator("meta[name='robots']")).toHaveCount(0);
    const [variant = "", route = ""] = Object.entries(CANONICAL_ROUTES)[0] ?? [];
    await navigateByRuntime(page, pathOf(language, variant));
    await expect(page).toHaveURL(pathOf(language, variant));
    await expect(page.locator("link[rel='canonical']")).toHaveAttribute("href", SITE_URL + pathOf(language, route));
    expect(await isSameDocument(), "no full load").toBe(true);
    await navigateByRuntime(page, pathOf(other, "/no-such-page/"));
    await expectNotFoundPage(page, other, pathOf(other, "/no-such-page/"));
  });
}

const WIDTHS = [390, 1440];

for (const language of sampled(LANGUAGES, 1)) {
  test(`the 404 page links to an existing lower-case path without a layout shift (${language})`, async ({ page }) => {
    await page.addInitScript((key) => localStorage.setItem(...key), [PREFERENCE_KEY, language] as const);
    const target = pathOf(language, "/about-us/");
    const name = MESSAGES[language]["notice.lowerCase"].replace("{path}", target);
    const offer = page.getByRole("link", { name });
    const shifts = await watchShifts(page);
    for (const width of sampled(WIDTHS)) {
      await page.setViewportSize({ width, height: 844 });
      for (const url of [pathOf(language, "/About-Us"), "/ABOUT-US/"]) {
        await openPage(page, url);
        await expect(offer).toHaveAttribute("href", target);
        await page.waitForTimeout(300);
        expect(await shifts()).toEqual([]);
      }
    }
    await offer.click();
    await expect(page).toHaveURL(target);
    await expect(page.locator("h1")).toContainText(headingOf(target));
    await openPage(page, pathOf(language, "/No-Such-Page/"));
    await page.waitForTimeout(500);
    await expect(page.locator("main [role=status]")).toBeEmpty();
  });
}
