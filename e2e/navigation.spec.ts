/** Checks announcements, focus and scroll positions of navigations (quality V4, R7). */
import { expect, type Page } from "@playwright/test";
import {
  delayRequests,
  markDocument,
  navigateByRuntime,
  normaliseSpaces,
  openPage,
  test,
  waitForHydration,
} from "./browser";
import { readBuiltPages, titleOf } from "./built-pages";
import { sampled } from "./sampled";
import { LANGUAGES, MESSAGES, pathOf } from "./test-site";

const built = readBuiltPages();

async function expectPage(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page).toHaveTitle(titleOf(path));
}

const BREADCRUMBS = {
  "/services/headless-cms-integration/strapi/": ["/", "/services/", "/services/headless-cms-integration/"],
  "/career/vacancies/project-manager/": ["/", "/career/"],
  "/news/fusion-rail/": ["/", "/newsroom/"],
  "/contact/ibe/": ["/", "/contact/"],
};

const LIVE = "[aria-live='assertive'], [aria-live='polite'], [role='status'], [role='alert']";

/** Records the texts of live regions in the returned array. */
async function recordAnnouncements(page: Page): Promise<string[]> {
  const texts: string[] = [];
  await page.exposeFunction("announced", (text: string) => void (text && texts.push(normaliseSpaces(text))));
  await page.evaluate((selector) => {
    const { announced } = window as unknown as { announced(text: string): void };
    for (const region of document.querySelectorAll(selector))
      new MutationObserver(() => announced(region.textContent ?? "")).observe(region, {
        subtree: true,
        childList: true,
        characterData: true,
      });
  }, LIVE);
  return texts;
}

for (const language of sampled(LANGUAGES)) {
  for (const [route, ancestors] of sampled(Object.entries(BREADCRUMBS), 2)) {
    test(`a breadcrumb of ${route} opens a page that is announced and focused (${language})`, async ({ page }) => {
      await openPage(page, pathOf(language, route));
      const crumbs = page.getByRole("navigation", { name: MESSAGES[language]["crumbs.label"] });
      const links = await crumbs.getByRole("link").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
      expect(links).toEqual(ancestors.map((each) => pathOf(language, each)));
      await expect(crumbs.getByRole("listitem").last()).toHaveAttribute("aria-current", "page");
      await expect(crumbs.getByRole("link").first()).toHaveText(MESSAGES[language]["kind.home"]);
      const isSameDocument = await markDocument(page);
      for (const region of await page.locator(LIVE).all()) await expect(region, "live region before").toBeEmpty();
      const isHidden = (element: Element) =>
        getComputedStyle(element).display === "none" || element.closest("[aria-hidden='true'], [inert]") !== null;
      expect(await page.locator(LIVE).last().evaluate(isHidden), "hidden from assistive technology").toBe(false);
      const announcements = await recordAnnouncements(page);
      await crumbs.getByRole("link").last().click();
      await expectPage(page, links.at(-1) ?? "");
      const heading = await page.locator("h1").evaluate((element) => element.firstChild?.textContent ?? "");
      await expect.poll(() => announcements.length).toBeGreaterThan(0);
      await page.waitForTimeout(1500);
      expect(announcements).toEqual([normaliseSpaces(heading.replace(/\u00AD/gu, ""))]);
      await expect(page.locator("h1")).toBeFocused();
      expect(await isSameDocument(), "no full load").toBe(true);
    });
  }
}

test("the runtime keeps the scroll position of a visitor who scrolled before it loaded @job", async ({ page }) => {
  const expectScroll = async (top: number) => {
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => window.scrollY)).toBe(top);
  };
  await delayRequests(page, /\/app-[0-9a-f]+\.js$/u, 1500);
  await page.goto("/de/privacy-policy/");
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: "instant" }));
  await waitForHydration(page);
  await expectScroll(1500);
  // A URL that differs by its fragment alone would load no document.
  await page.goto("about:blank");
  await page.goto("/de/privacy-policy/#in-short");
  await page.evaluate(() => window.scrollTo({ top: 2000, behavior: "instant" }));
  await waitForHydration(page);
  await expectScroll(2000);
});

test("a link in markdown navigates without a full load, and one to a fragment scrolls", async ({ page }) => {
  await openPage(page, "/de/privacy-policy/");
  const isSameDocument = await markDocument(page);
  const id = (await page.locator("main a[href^='#']").first().getAttribute("href")) ?? "";
  await page.locator(`main a[href='${id}']`).first().click();
  await expect(page).toHaveURL(`/de/privacy-policy/${id}`);
  await expect(page.locator(id)).toBeInViewport();
  // Links in compiled markdown lack React's props.
  const link = await page.locator("main a[href^='/de/']:not([href*='#'])").evaluateAll((links) => {
    const plain = links.find((each) => !Object.keys(each).some((key) => key.startsWith("__reactProps$")));
    return plain?.getAttribute("href") ?? "";
  });
  await page.locator(`main a[href='${link}']`).first().click();
  await expectPage(page, link);
  expect(await isSameDocument(), "no full load").toBe(true);
});

// e2e/visits/scroll-restoration.spec.ts reloads at a fragment in three engines.
for (const isFirst of sampled([true, false])) {
  test(`a fragment of the ${isFirst ? "first" : "next"} page shows its element below the header`, async ({ page }) => {
    const ids = built.get("/en/privacy-policy/")?.links.filter(({ href }) => /^#(?!main)/u.test(href)) ?? [];
    const id = ids[Math.floor(ids.length / 2)]?.href ?? "";
    await openPage(page, isFirst ? `/en/privacy-policy/${id}` : "/en/");
    if (!isFirst) await navigateByRuntime(page, `/en/privacy-policy/${id}`);
    await expect(page.locator(id)).toBeInViewport({ ratio: 1 });
    const isCovered = () =>
      page.locator(id).evaluate((element) => {
        const { left, top } = element.getBoundingClientRect();
        return !element.contains(document.elementFromPoint(left + 2, top + 2));
      });
    await expect.poll(isCovered).toBe(false);
  });
}
