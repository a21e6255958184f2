import { expect, type Page, test } from "@playwright/test";
import { markDocument, navigateInPage, whenHydrated } from "./browser";
import { readBuiltPages } from "./built-site";
import { LANGUAGES, MESSAGES } from "./site";

const built = readBuiltPages();

async function expectPage(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page).toHaveTitle(built.get(path)?.title ?? "");
}

const TRAILS = {
  "services/headless-cms-integration/strapi/": ["", "services/", "services/headless-cms-integration/"],
  "career/vacancies/project-manager/": ["", "career/"],
  "news/fusion-rail/": ["", "newsroom/"],
  "contact/ibe/": ["", "contact/"],
};

for (const language of LANGUAGES) {
  for (const [route, above] of Object.entries(TRAILS)) {
    test(`breadcrumbs lead from the home page to /${language}/${route}`, async ({ page }) => {
      await page.goto(`/${language}/${route}`);
      await whenHydrated(page);
      const crumbs = page.getByRole("navigation", { name: MESSAGES[language]["crumbs.label"] });
      const links = await crumbs.getByRole("link").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
      expect(links).toEqual(above.map((each) => `/${language}/${each}`));
      await expect(crumbs.getByRole("listitem").last()).toHaveAttribute("aria-current", "page");
      await expect(crumbs.getByRole("link").first()).toHaveText(MESSAGES[language]["crumbs.home"]);
      const isSameDocument = await markDocument(page);
      await crumbs.getByRole("link").last().click();
      await expectPage(page, links.at(-1) ?? "");
      expect(await isSameDocument(), "no full load").toBe(true);
    });
  }
}

test("back and forward show the pages again, each where it was left", async ({ page }) => {
  await page.goto("/de/newsroom/");
  await whenHydrated(page);
  await page.evaluate(() => window.scrollTo(0, 900));
  // Gatsby stores the position once scrolling has come to rest.
  await page.waitForTimeout(300);
  await navigateInPage(page, "/de/news/fusion-rail/");
  await expectPage(page, "/de/news/fusion-rail/");
  await expect.poll(() => page.evaluate(() => window.scrollY), "a new page begins at its top").toBe(0);
  await page.waitForTimeout(300);
  await page.goBack();
  await expectPage(page, "/de/newsroom/");
  await expect.poll(() => page.evaluate(() => window.scrollY), "the old one is where it was left").toBe(900);
  await page.goForward();
  await expectPage(page, "/de/news/fusion-rail/");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("what was read before the runtime came is not scrolled away, and is found again", async ({ page }) => {
  await page.route(/\/app-[0-9a-f]+\.js$/u, async (request) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await request.continue();
  });
  await page.goto("/de/privacy-policy/");
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: "instant" }));
  await whenHydrated(page);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => window.scrollY)).toBe(1500);
  await navigateInPage(page, "/de/imprint/");
  await expectPage(page, "/de/imprint/");
  await page.waitForTimeout(300);
  await page.goBack();
  await expectPage(page, "/de/privacy-policy/");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
  // Another document: from here the address would only be a part of the same one.
  await page.goto("about:blank");
  await page.goto("/de/privacy-policy/#in-short");
  await page.evaluate(() => window.scrollTo({ top: 2000, behavior: "instant" }));
  await whenHydrated(page);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => window.scrollY), "nor to the part that the address names").toBe(2000);
});

test("a link in a text leads on without loading a document; one to a part of the page scrolls there", async ({
  page,
}) => {
  await page.goto("/de/privacy-policy/");
  await whenHydrated(page);
  const isSameDocument = await markDocument(page);
  const part = page.locator("main a[href^='#']").first();
  const id = (await part.getAttribute("href")) ?? "";
  await part.click();
  await expect(page).toHaveURL(`/de/privacy-policy/${id}`);
  await expect(page.locator(id)).toBeInViewport();
  const link = await plainLink(page, "/de/");
  await page.locator(`main a[href='${link}']`).first().click();
  await expectPage(page, link);
  expect(await isSameDocument(), "no full load").toBe(true);
});

for (const [name, open] of Object.entries({
  "a first visit": (page: Page, address: string) => page.goto(address),
  "a client-side navigation": async (page: Page, address: string) => {
    await page.goto("/en/");
    await whenHydrated(page);
    await navigateInPage(page, address);
  },
})) {
  test(`a fragment scrolls to its element, below the header (${name})`, async ({ page }) => {
    const ids = built.get("/en/privacy-policy/")?.links.filter(({ href }) => /^#(?!main)/u.test(href)) ?? [];
    const id = ids[Math.floor(ids.length / 2)]?.href ?? "";
    await open(page, `/en/privacy-policy/${id}`);
    await whenHydrated(page);
    await expect(page.locator(id)).toBeInViewport({ ratio: 1 });
    const isCovered = () =>
      page.locator(id).evaluate((element) => {
        const { left, top } = element.getBoundingClientRect();
        return !element.contains(document.elementFromPoint(left + 2, top + 2));
      });
    await expect.poll(isCovered).toBe(false);
  });
}

/** @returns where a link leads that an editor's text holds: React does not know of it. */
function plainLink(page: Page, prefix: string): Promise<string> {
  return page.evaluate((start) => {
    const links = [...document.querySelectorAll(`main a[href^='${start}']:not([href*='#'])`)];
    const plain = links.find((link) => !Object.keys(link).some((key) => key.startsWith("__reactProps$")));
    return plain?.getAttribute("href") ?? "";
  }, prefix);
}
