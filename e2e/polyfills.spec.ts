/** Files of words and formats that do not come, and browsers that lack a format (quality R11; specification, section 8). */
import { type Browser, expect, type Page } from "@playwright/test";
import { goHomeInPage, navigateInPage, openPage, setOldClock, test } from "./browser";
import { sampled } from "./sampled";
import { LANGUAGES, pathOf } from "./site";

const POLYFILL = /\/(polyfill(?:s|-date))-[0-9a-f]+\.js$/u;
const ARTICLE = "/news/partner-payment/";
/** Plurals and dates, all on one page. */
const NEWSROOM = "/newsroom/";

const FORMATS = {
  PluralRules: ["polyfills"],
  ListFormat: ["polyfills"],
  RelativeTimeFormat: ["polyfills"],
  DateTimeFormat: ["polyfills", "polyfill-date"],
} as const;
type Format = keyof typeof FORMATS;
const ALL = Object.keys(FORMATS) as Format[];

async function remove(page: Page, formats: readonly Format[]): Promise<void> {
  await page.addInitScript((names) => {
    for (const name of names) Reflect.deleteProperty(Intl, name);
  }, formats);
}

function watchChunks(page: Page): string[] {
  const chunks: string[] = [];
  page.on("request", (request) => chunks.push(...(POLYFILL.exec(request.url())?.slice(1) ?? [])));
  return chunks;
}

/** @returns the thrown error: the formats that are still missing, and the file that has failed */
function named(language: string, failure: "404" | "cut off"): RegExp {
  const formats = failure === "404" ? ["DateTimeFormat"] : ALL;
  return new RegExp(
    `exception: ${formats.map((each) => `Intl\\.${each}`).join(", ")} for ${language}: .+polyfill`,
    "su",
  );
}

/** @returns what the page says as it was built */
async function builtText(browser: Browser, address: string): Promise<string> {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(address);
  const text = await page.locator("main").innerText();
  await page.close();
  return text;
}

// A language pack that does not come is a case of e2e/faults.
for (const [what, file, language, failure] of [
  ["a polyfill for dates", /\/polyfill-date-[0-9a-f]+\.js$/u, "en", "404"],
  ["any polyfill", POLYFILL, "de", "cut off"],
] as const)
  test(`without ${what} (${failure}) the page stays as built, the error names the formats, and links lead on`, async ({
    page,
    browser,
    faults,
  }) => {
    await setOldClock(page);
    await page.route(file, (route) => (failure === "404" ? route.fulfill({ status: 404 }) : route.abort()));
    await remove(page, ALL);
    await page.goto(pathOf(language, NEWSROOM));
    await expect.poll(() => faults.take().join("\n")).toMatch(named(language, failure));
    await page.waitForTimeout(500);
    const isHydrated = () => Object.keys(document.querySelector("#___gatsby") ?? {}).length > 0;
    expect(await page.evaluate(isHydrated)).toBe(false);
    expect(await page.locator("main").innerText()).toBe(await builtText(browser, pathOf(language, NEWSROOM)));
    expect(await goHomeInPage(page, language)).toBe(false);
  });

for (const language of sampled(LANGUAGES)) {
  test(`a browser without formats gets all, and shows the same (${language})`, async ({ page, browser, faults }) => {
    const chunks = watchChunks(page);
    await setOldClock(page);
    await remove(page, ALL);
    await openPage(page, pathOf(language, NEWSROOM));
    expect(chunks).toEqual(["polyfills", "polyfill-date"]);
    expect(faults.take(), "what React formats is what the build has formatted").toEqual([]);
    expect(await page.locator("main").innerText()).toBe(await builtText(browser, pathOf(language, NEWSROOM)));
    await navigateInPage(page, pathOf(language, ARTICLE));
    await expect(page).toHaveURL(pathOf(language, ARTICLE));
    const text = await builtText(browser, pathOf(language, ARTICLE));
    await expect.poll(() => page.locator("main").innerText()).toBe(text);
    expect(chunks).toHaveLength(2);
  });
}

for (const lacking of [undefined, ...ALL]) {
  test(`a browser that lacks ${lacking ? `Intl.${lacking}` : "no format"} is given that alone`, async ({ page }) => {
    const chunks = watchChunks(page);
    if (lacking) await remove(page, [lacking]);
    await openPage(page, pathOf("de", NEWSROOM));
    expect(chunks).toEqual(lacking ? FORMATS[lacking] : []);
    const isNative = (names: Format[]) => names.filter((name) => /\[native code\]/u.test(String(Intl[name])));
    expect(await page.evaluate(isNative, ALL), "the others are the browser's own").toEqual(
      ALL.filter((each) => each !== lacking),
    );
  });
}
