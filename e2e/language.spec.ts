/** The language of a visit is switched, and remembered; a document has one language (quality R1, V3; decisions: Languages). */
import { expect, type Page } from "@playwright/test";
import { markDocument, navigateInPage, openPage, storedPreference, test, whenHydrated } from "./browser";
import { titleOf } from "./built-site";
import { type Language, MESSAGES, pathOf } from "./site";

test("the switch leads to the same page with its query and hash, and is remembered", async ({ page }) => {
  await openPage(page, "/de/services/?from=letter&x=%C3%A4#main");
  await page.locator("header a[data-language='en']").click();
  await expect(page).toHaveURL("/en/services/?from=letter&x=%C3%A4#main");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  expect(await storedPreference(page)).toBe("en");
  await page.goto("/");
  await expect(page, "a German browser, an English preference").toHaveURL("/en/");
  await whenHydrated(page);
  await navigateInPage(page, "/en/partner/?a=1#main");
  await expect(page).toHaveURL("/en/partner/?a=1#main");
  await page.locator("footer a[data-language='de']").click();
  await expect(page).toHaveURL("/de/partner/?a=1#main");
  expect(await storedPreference(page)).toBe("de");
});

test("in a new tab the switch does the same", async ({ page, context }) => {
  await openPage(page, "/de/terms/?a=1#main");
  const opened = context.waitForEvent("page");
  await page.locator("header a[data-language='en']:visible").click({ button: "middle" });
  const tab = await opened;
  await expect(tab).toHaveURL("/en/terms/?a=1#main");
  expect(await storedPreference(tab)).toBe("en");
});

test("across languages, there and back, the other document is loaded, with all of its head", async ({ page }) => {
  await openPage(page, "/de/newsroom/");
  const isSameDocument = await markDocument(page);
  await navigateInPage(page, "/en/newsroom/");
  await expectPage(page, "en", "/newsroom/");
  expect(await isSameDocument(), "a document has one language").toBe(false);
  await whenHydrated(page);
  await navigateInPage(page, "/en/contact/");
  await expect(page.locator("head link[type='application/atom+xml']")).toHaveCount(0);
  await page.goBack();
  await expectPage(page, "en", "/newsroom/");
  await page.goBack();
  await expectPage(page, "de", "/newsroom/");
  await page.locator("header a[data-language='en']").click();
  await expectPage(page, "en", "/newsroom/");
});

async function expectPage(page: Page, language: Language, route: string): Promise<void> {
  const path = pathOf(language, route);
  const messages = MESSAGES[language];
  const head = (selector: string) => page.locator(`head link${selector}`);
  await expect(page).toHaveURL(path);
  await expect(page).toHaveTitle(titleOf(path));
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await expect(head("[rel='canonical']")).toHaveAttribute("href", new RegExp(`${path}$`, "u"));
  await expect(head("[rel='manifest']")).toHaveAttribute("href", `/manifest_${language}.webmanifest`);
  // React puts a page's links into the head before Gatsby takes those of the document out.
  const feeds = head("[type='application/atom+xml']");
  const addresses = () => feeds.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  await expect.poll(addresses).toEqual([`/${language}/news/feed.xml`]);
  await expect(page.getByRole("navigation", { name: messages["crumbs.label"] })).toBeVisible();
  await expect(page.getByRole("navigation", { name: messages["footer.legal"] })).toBeVisible();
  await expect(page.getByRole("link", { name: messages["skip.toContent"] })).toBeAttached();
  await expect(page.locator("header span[aria-current='true'][lang]")).toHaveAttribute("lang", language);
}
