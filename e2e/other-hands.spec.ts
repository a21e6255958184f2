/** What translators, odd addresses and impatient visitors do to a page (quality V16, R14). */
import { expect, type Page, test } from "@playwright/test";
import { Faults, markDocument, navigateInPage, whenHydrated } from "./browser";
import { readBuiltPages } from "./built-site";

const built = readBuiltPages();

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await whenHydrated(page);
}

for (const [address, hash] of [
  ["/de/#100%", "#100%25"],
  ["/de/terms/?a=1#%E4", "#%C3%A4"],
  ["/de/%C3%BC%FF/#%", "#%25"],
] as const) {
  test(`a page is alive at its first load, whatever its address escapes: ${address}`, async ({ page, baseURL }) => {
    const faults = new Faults(page, baseURL ?? "");
    let documents = 0;
    page.on("request", (request) => (documents += Number(request.isNavigationRequest())));
    await open(page, address);
    expect([documents, new URL(page.url()).hash]).toEqual([1, hash]);
    await page.evaluate(() => (window.location.hash = "#%E4%"));
    await expect.poll(() => page.evaluate(() => window.location.hash)).toBe("#%C3%A4%25");
    await whenHydrated(page);
    expect(faults.take().filter((fault) => !fault.includes("404"))).toEqual([]);
  });
}

test("a page that is translated into the site's other language before its scripts run is alive, and its links lead on in it", async ({
  page,
}) => {
  await page.addInitScript(() =>
    document.addEventListener("readystatechange", () => (document.documentElement.lang = "en"), { once: true }),
  );
  await open(page, "/de/contact/");
  const isSameDocument = await markDocument(page);
  await page.locator("footer").getByRole("link", { name: "Impressum" }).click();
  await expect(page).toHaveTitle(built.get("/de/imprint/")?.title ?? "");
  expect(await isSameDocument()).toBe(true);
});

test("another part or another query is the same page: nothing fades, and its structured data stay", async ({
  page,
}) => {
  await open(page, "/de/terms/");
  const state = () =>
    page.evaluate(() => [
      document.querySelectorAll("[type='application/ld+json']").length,
      document.querySelectorAll("main[data-fades]").length,
    ]);
  const before = await state();
  expect(before).toEqual([1, 0]);
  for (const place of ["/de/terms/?a=1", "/de/terms/?a=1#main"]) {
    await navigateInPage(page, place);
    await expect(page).toHaveURL(place);
    await page.waitForTimeout(100);
    expect([place, await state()]).toEqual([place, before]);
  }
  await page.goBack();
  await page.waitForTimeout(100);
  expect(await state()).toEqual(before);
});

test("who goes back while a page is loading stays where that leads", async ({ page }) => {
  await open(page, "/de/contact/");
  await navigateInPage(page, "/de/terms/");
  await expect(page).toHaveTitle(built.get("/de/terms/")?.title ?? "");
  let letGo = () => {};
  await page.route("**/page-data/de/imprint/page-data.json", async (route) => {
    await new Promise<void>((resolve) => (letGo = resolve));
    await route.continue();
  });
  await navigateInPage(page, "/de/imprint/");
  await page.waitForTimeout(200);
  await page.goBack();
  await expect(page).toHaveTitle(built.get("/de/contact/")?.title ?? "");
  letGo();
  await page.waitForTimeout(800);
  await expect(page).toHaveURL("/de/contact/");
  await expect(page).toHaveTitle(built.get("/de/contact/")?.title ?? "");
});

test("the switch keeps query and part in a new tab, too, and stores the choice", async ({ page, context }) => {
  await open(page, "/de/terms/?a=1#main");
  const [tab] = await Promise.all([
    context.waitForEvent("page"),
    page.locator("header a[data-language='en']:visible").click({ button: "middle" }),
  ]);
  await expect(tab).toHaveURL("/en/terms/?a=1#main");
  expect(await tab.evaluate(() => localStorage.getItem("language"))).toBe("en");
});
