/** Switches the language (quality R1, V3; specification, Languages). */
import { expect, type Page } from "@playwright/test";
import { markDocument, navigateByRuntime, openPage, readStoredLanguage, test, waitForHydration } from "./browser";
import { titleOf } from "./built-pages";
import { type Language, MESSAGES, pathOf } from "./test-site";

test("the language switch keeps page, query and hash, and stores its choice", async ({ page }) => {
  await openPage(page, "/de/services/?from=letter&x=%C3%A4#main");
  await page.locator("header a[data-language='en']").click();
  await expect(page).toHaveURL("/en/services/?from=letter&x=%C3%A4#main");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  expect(await readStoredLanguage(page)).toBe("en");
  await page.goto("/");
  await expect(page, "English preference in a German browser").toHaveURL("/en/");
  await waitForHydration(page);
  await navigateByRuntime(page, "/en/partner/?a=1#main");
  await expect(page).toHaveURL("/en/partner/?a=1#main");
  await page.locator("footer a[data-language='de']").click();
  await expect(page).toHaveURL("/de/partner/?a=1#main");
  expect(await readStoredLanguage(page)).toBe("de");
});

test("the language switch in a new tab keeps the URL and stores its choice @job", async ({ page, context }) => {
  await openPage(page, "/de/terms/?a=1#main");
  const opened = context.waitForEvent("page");
  await page.locator("header a[data-language='en']:visible").click({ button: "middle" });
  const tab = await opened;
  await expect(tab).toHaveURL("/en/terms/?a=1#main");
  expect(await readStoredLanguage(tab)).toBe("en");
});

test("a navigation to the other language, and Back, load a document with its complete head", async ({ page }) => {
  await openPage(page, "/de/newsroom/");
  const isSameDocument = await markDocument(page);
  await navigateByRuntime(page, "/en/newsroom/");
  await expectPage(page, "en", "/newsroom/");
  expect(await isSameDocument()).toBe(false);
  await waitForHydration(page);
  await navigateByRuntime(page, "/en/contact/");
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
  // React adds a page's links to the head before Gatsby removes those of the document.
  const feeds = head("[type='application/atom+xml']");
  const feedPaths = () => feeds.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  await expect.poll(feedPaths).toEqual([`/${language}/news/feed.xml`]);
  await expect(page.getByRole("navigation", { name: messages["crumbs.label"] })).toBeVisible();
  await expect(page.getByRole("navigation", { name: messages["footer.legal"] })).toBeVisible();
  await expect(page.getByRole("link", { name: messages["skip.toContent"] })).toBeAttached();
  await expect(page.locator("header span[aria-current='true'][lang]")).toHaveAttribute("lang", language);
}
