/** Who comes without a language is led to theirs: chosen, stored, wanted by the browser (quality R1; decisions: Languages). */
import { type Browser, expect, type Page, test } from "@playwright/test";
import { delay, Faults, navigateInPage, openPage, REPORTED_STATUS, storedPreference, whenHydrated } from "./browser";
import { sampled } from "./sampled";
import { type Language, PREFERENCE_KEY } from "./site";

interface Visitor {
  stored?: string;
  /** What the browser wants, most wanted first. */
  languages: readonly string[];
}

/** @returns a page of a visitor who comes to the origin with these preferences; the caller closes its context */
async function visit(browser: Browser, origin: string, { stored, languages }: Visitor): Promise<Page> {
  const localStorage = stored === undefined ? [] : [{ name: PREFERENCE_KEY, value: stored }];
  const context = await browser.newContext({ storageState: { cookies: [], origins: [{ origin, localStorage }] } });
  await context.addInitScript((wanted) => {
    Object.defineProperty(Navigator.prototype, "languages", { get: () => wanted });
    Object.defineProperty(Navigator.prototype, "language", { get: () => wanted[0] });
  }, languages);
  return context.newPage();
}

/** One of each: in which order choices count, and spoilt storages, are tables of unit tests (gatsby/html/redirect-scripts.test.ts). */
const CASES: readonly (Visitor & { from: string; counts: Language })[] = [
  { languages: ["de-AT", "en"], stored: "de", from: "/", counts: "de" },
  { languages: ["fr-FR", "en-GB", "de"], from: "/imprint/?a=%20b&c=1#main", counts: "en" },
  { languages: [], stored: "en", from: "/No/such/Page/?a=1#b", counts: "en" },
  // Only looks as if it had a language.
  { languages: ["en"], stored: "tlh", from: "/deutsch/", counts: "de" },
];

for (const { from, counts, ...visitor } of sampled(CASES)) {
  test(`${from} leads to ${counts} who has ${JSON.stringify(visitor)}`, async ({ browser, baseURL }) => {
    const page = await visit(browser, baseURL ?? "", visitor);
    const faults = new Faults(page, baseURL ?? "");
    await page.goto(from);
    await page.waitForURL(`/${counts}${from}`);
    await whenHydrated(page);
    expect(page.url()).toBe(`${baseURL}/${counts}${from}`);
    await expect(page.locator("html")).toHaveAttribute("lang", counts);
    expect(await storedPreference(page), "stored").toBe(counts);
    expect(faults.take().filter((fault) => !REPORTED_STATUS.test(fault))).toEqual([]);
    await page.context().close();
  });
}

test("the redirect replaces the address, and shows nothing while it is under way @job", async ({ page }) => {
  const shown = new Set<string>();
  await page.exposeFunction("shown", (text: string) => shown.add(text));
  await page.addInitScript(() => {
    const look = () => {
      const text = document.body?.innerText.trim() ?? "";
      if (/^\/(?!de\/)/u.test(location.pathname) && text)
        void (window as unknown as { shown(text: string): void }).shown(text);
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto("/de/imprint/");
  const before = await page.evaluate(() => history.length);
  for (const path of ["/", "/about-us/", "/no/such/page/"]) {
    // The target takes its time, so that whatever stands on the way would be seen.
    await delay(page, `**/de${path}`, 1500);
    await page.goto(path);
    await page.waitForURL(`/de${path}`);
    await whenHydrated(page);
  }
  expect([...shown]).toEqual([]);
  expect(await page.evaluate(() => history.length)).toBe(before + 3);
  await page.goBack();
  await expect(page).toHaveURL("/de/about-us/");
});

for (const route of sampled(["/contact/", "/no/such/page/"])) {
  test(`a click or Back to ${route} leads on to the stored language @job`, async ({ browser, baseURL }) => {
    const page = await visit(browser, baseURL ?? "", { stored: "en", languages: ["de"] });
    await openPage(page, "/de/imprint/");
    const headings = new Set<string>();
    await page.exposeFunction("shown", (text: string) => headings.add(text));
    await page.evaluate(() => {
      const { shown } = window as unknown as { shown(text: string): void };
      const look = () => shown(document.querySelector("h1")?.innerText ?? "");
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
      look();
    });
    await navigateInPage(page, `${route}?a=1#main`);
    await expect(page).toHaveURL(`${baseURL}/en${route}?a=1#main`);
    await whenHydrated(page);
    expect.soft([...headings], "only the page that is left is seen on the way").toHaveLength(1);
    await page.goBack();
    await expect(page, "the address is replaced").toHaveURL("/de/imprint/");
    await whenHydrated(page);
    await page.evaluate((path) => history.replaceState(history.state, "", path), route);
    await navigateInPage(page, "/de/services/");
    await expect(page).toHaveURL("/de/services/");
    await page.goBack();
    await expect(page).toHaveURL(`/en${route}`);
    await page.context().close();
  });
}
