/** Opens paths without a language prefix (quality R1; specification, Languages). */
import { type Browser, expect, type Page, test } from "@playwright/test";
import {
  delayRequests,
  PageErrors,
  navigateByRuntime,
  openPage,
  NOT_FOUND_MESSAGE,
  readStoredLanguage,
  waitForHydration,
} from "./browser";
import { sampled } from "./sampled";
import { type Language, PREFERENCE_KEY } from "./test-site";

interface Visitor {
  stored?: string;
  /** `navigator.languages`. */
  languages: readonly string[];
}

/** Opens a page in a context with these preferences. The caller closes the context. */
async function newVisitorPage(browser: Browser, origin: string, { stored, languages }: Visitor): Promise<Page> {
  const localStorage = stored === undefined ? [] : [{ name: PREFERENCE_KEY, value: stored }];
  const context = await browser.newContext({ storageState: { cookies: [], origins: [{ origin, localStorage }] } });
  await context.addInitScript((preferred) => {
    Object.defineProperty(Navigator.prototype, "languages", { get: () => preferred });
    Object.defineProperty(Navigator.prototype, "language", { get: () => preferred[0] });
  }, languages);
  return context.newPage();
}

/** Cases of each kind. src/browser/before-hydration/redirect-script.test.ts has tables of priorities and of broken storages. */
const CASES: readonly (Visitor & { from: string; expected: Language })[] = [
  { languages: ["de-AT", "en"], stored: "de", from: "/", expected: "de" },
  { languages: ["fr-FR", "en-GB", "de"], from: "/imprint/?a=%20b&c=1#main", expected: "en" },
  { languages: [], stored: "en", from: "/No/such/Page/?a=1#b", expected: "en" },
  // The path begins with "de", but lacks a prefix.
  { languages: ["en"], stored: "tlh", from: "/deutsch/", expected: "de" },
];

for (const { from, expected, ...visitor } of sampled(CASES)) {
  test(`${from} redirects a visitor with ${JSON.stringify(visitor)} to ${expected}`, async ({ browser, baseURL }) => {
    const page = await newVisitorPage(browser, baseURL ?? "", visitor);
    const faults = new PageErrors(page, baseURL ?? "");
    await page.goto(from);
    await page.waitForURL(`/${expected}${from}`);
    await waitForHydration(page);
    expect(page.url()).toBe(`${baseURL}/${expected}${from}`);
    await expect(page.locator("html")).toHaveAttribute("lang", expected);
    expect(await readStoredLanguage(page), "stored").toBe(expected);
    expect(faults.take().filter((fault) => !NOT_FOUND_MESSAGE.test(fault))).toEqual([]);
    await page.context().close();
  });
}

test("the language redirect replaces the history entry and renders no text in between @job", async ({ page }) => {
  const shown = new Set<string>();
  await page.exposeFunction("shown", (text: string) => shown.add(text));
  await page.addInitScript(() => {
    const checkFrame = () => {
      const text = document.body?.innerText.trim() ?? "";
      if (/^\/(?!de\/)/u.test(location.pathname) && text)
        void (window as unknown as { shown(text: string): void }).shown(text);
      requestAnimationFrame(checkFrame);
    };
    checkFrame();
  });
  await page.goto("/de/imprint/");
  const before = await page.evaluate(() => history.length);
  for (const path of ["/", "/about-us/", "/no/such/page/"]) {
    // Delays the target, so that frames of the redirecting page would be recorded.
    await delayRequests(page, `**/de${path}`, 1500);
    await page.goto(path);
    await page.waitForURL(`/de${path}`);
    await waitForHydration(page);
  }
  expect([...shown]).toEqual([]);
  expect(await page.evaluate(() => history.length)).toBe(before + 3);
  await page.goBack();
  await expect(page).toHaveURL("/de/about-us/");
});

for (const route of sampled(["/contact/", "/no/such/page/"])) {
  test(`a click or Back to ${route} redirects to the stored language @job`, async ({ browser, baseURL }) => {
    const page = await newVisitorPage(browser, baseURL ?? "", { stored: "en", languages: ["de"] });
    await openPage(page, "/de/imprint/");
    const headings = new Set<string>();
    await page.exposeFunction("shown", (text: string) => headings.add(text));
    await page.evaluate(() => {
      const { shown } = window as unknown as { shown(text: string): void };
      const report = () => shown(document.querySelector("h1")?.innerText ?? "");
      new MutationObserver(report).observe(document.body, { childList: true, subtree: true, characterData: true });
      report();
    });
    await navigateByRuntime(page, `${route}?a=1#main`);
    await expect(page).toHaveURL(`${baseURL}/en${route}?a=1#main`);
    await waitForHydration(page);
    expect.soft([...headings], "headings of the previous page").toHaveLength(1);
    await page.goBack();
    await expect(page, "the replaced history entry").toHaveURL("/de/imprint/");
    await waitForHydration(page);
    await page.evaluate((path) => history.replaceState(history.state, "", path), route);
    await navigateByRuntime(page, "/de/services/");
    await expect(page).toHaveURL("/de/services/");
    await page.goBack();
    await expect(page).toHaveURL(`/en${route}`);
    await page.context().close();
  });
}
