/** Who comes without a language is led to theirs: chosen, stored, wanted by the browser (quality R1; decisions: Languages). */
import { type Browser, expect, type Page, test } from "@playwright/test";
import { Faults, navigateInPage, REPORTED_STATUS, storedPreference, whenHydrated } from "./browser";
import { sampled } from "./sampled";
import { type Language, PREFERENCE_KEY } from "./site";

interface Visitor {
  /** What an earlier visit has stored. */
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

const SPOILT_STORAGES = {
  /** As with a browser's strictest setting: every touch of a storage throws. */
  blocked: () => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
    }
  },
  /** Reading works, writing throws. */
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    };
  },
};

const BROWSERS: readonly [languages: string[], counts: Language][] = [
  [["de-AT", "en"], "de"],
  [["en-US"], "en"],
  // The first one that is supported; German where none is.
  [["fr-FR", "en-GB", "de"], "en"],
  [["fr-FR", "it"], "de"],
  [[], "de"],
];
/** What counts before the browser's: of a language that the site does not have its own, which is German. */
const STORED: readonly [stored: string | undefined, counts?: Language][] = [
  [undefined],
  ["de", "de"],
  ["en", "en"],
  ["tlh", "de"],
];
const PLACES = [
  "/",
  "/services/headless-cms-integration/strapi/",
  "/imprint/?a=%20b&c=1#main",
  "/no/such/page/?a=1#b",
  // Only looks as if it had a language.
  "/deutsch/",
];

const CASES = BROWSERS.flatMap(([languages, wanted]) =>
  STORED.flatMap(([stored, counts = wanted]) => PLACES.map((from) => ({ languages, stored, from, counts }))),
);

for (const { languages, stored, from, counts } of sampled(CASES, 5)) {
  test(`${from} leads to ${counts} who wants [${languages.join()}] and has stored ${stored ?? "nothing"}`, async ({
    browser,
    baseURL,
  }) => {
    const page = await visit(browser, baseURL ?? "", stored === undefined ? { languages } : { stored, languages });
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

for (const [name, spoil] of sampled(Object.entries(SPOILT_STORAGES), 1)) {
  test(`storage that is ${name} breaks neither the redirect nor the switch`, async ({ page, baseURL }) => {
    const faults = new Faults(page, baseURL ?? "");
    await page.addInitScript(spoil);
    await page.goto("/contact/?a=1");
    await page.waitForURL("/de/contact/?a=1");
    await whenHydrated(page);
    await page.locator("header a[data-language='en']").click();
    await expect(page).toHaveURL("/en/contact/?a=1");
    await whenHydrated(page);
    expect(faults.take()).toEqual([]);
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
    await page.route(`**/de${path}`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
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
  test(`a click that leads to ${route} without language leads on to the stored one, and so does going back there @job`, async ({
    browser,
    baseURL,
  }) => {
    const page = await visit(browser, baseURL ?? "", { stored: "en", languages: ["de"] });
    await page.goto("/de/imprint/");
    await whenHydrated(page);
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
