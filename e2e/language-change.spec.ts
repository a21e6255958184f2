import { expect, type Page, test } from "@playwright/test";
import { markDocument, navigateInPage, whenHydrated } from "./browser";
import { readBuiltPages } from "./built-site";
import { type Language, MESSAGES, pathOf } from "./site";
import { storedPreference, visit } from "./visitor";

const built = readBuiltPages();

test("the switch leads to the same page, keeps query and hash, and is remembered", async ({ page }) => {
  await page.goto("/de/services/?from=letter&x=%C3%A4#main");
  await whenHydrated(page);
  await page.locator("header a[data-language='en']").click();
  await expect(page).toHaveURL("/en/services/?from=letter&x=%C3%A4#main");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  expect(await storedPreference(page)).toBe("en");
  await page.goto("/");
  await expect(page, "a German browser, an English preference").toHaveURL("/en/");
});

test("the switch in the footer does the same, after a client-side navigation too", async ({ page }) => {
  await page.goto("/en/");
  await whenHydrated(page);
  await navigateInPage(page, "/en/partner/?a=1#main");
  await expect(page).toHaveURL("/en/partner/?a=1#main");
  await page.locator("footer a[data-language='de']").click();
  await expect(page).toHaveURL("/de/partner/?a=1#main");
  expect(await storedPreference(page)).toBe("de");
});

test("a navigation across languages loads the document of the other language, and back the first", async ({ page }) => {
  await page.goto("/de/contact/");
  await whenHydrated(page);
  const isSameDocument = await markDocument(page);
  await navigateInPage(page, "/en/imprint/");
  await expectPage(page, "en", "/imprint/");
  expect(await isSameDocument(), "a document has one language").toBe(false);
  await page.goBack();
  await expectPage(page, "de", "/contact/");
});

async function expectPage(page: Page, language: Language, route: string): Promise<void> {
  const path = pathOf(language, route);
  const messages = MESSAGES[language];
  await expect(page).toHaveURL(path);
  await expect(page).toHaveTitle(built.get(path)?.title ?? "");
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await expect(page.locator("link[rel='canonical']")).toHaveAttribute("href", new RegExp(`${path}$`, "u"));
  await expect(page.getByRole("navigation", { name: messages["crumbs.label"] })).toBeVisible();
  await expect(page.getByRole("navigation", { name: messages["footer.legal"] })).toBeVisible();
  await expect(page.getByRole("link", { name: messages["skip.toContent"] })).toBeAttached();
  await expect(page.locator("header span[aria-current='true'][lang]")).toHaveAttribute("lang", language);
}

for (const [name, route] of Object.entries({ known: "/contact/", unknown: "/no/such/page/" })) {
  test(`a client-side navigation to an address without language leads to the stored one (${name} path)`, async ({
    browser,
    baseURL,
  }) => {
    const page = await visit(browser, baseURL ?? "", { stored: "en", languages: ["de"] });
    await page.goto("/de/imprint/");
    await whenHydrated(page);
    const headings = await watchHeadings(page);
    await navigateInPage(page, `${route}?a=1#main`);
    await expect(page).toHaveURL((url) => url.pathname === `/en${route}`);
    await whenHydrated(page);
    expect.soft([...headings], "only the page that is left is seen on the way").toHaveLength(1);
    expect.soft(page.url(), "query and hash").toBe(`${baseURL}/en${route}?a=1#main`);
    await page.goBack();
    await expect(page, "the address is replaced").toHaveURL("/de/imprint/");
    await page.context().close();
  });
}

/** @returns the main headings that this document shows from now on. */
async function watchHeadings(page: Page): Promise<Set<string>> {
  const headings = new Set<string>();
  await page.exposeFunction("shown", (text: string) => headings.add(text));
  await page.evaluate(() => {
    const { shown } = window as unknown as { shown(text: string): void };
    const look = () => shown(document.querySelector("h1")?.innerText ?? "");
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
    look();
  });
  return headings;
}
