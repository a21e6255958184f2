/** Opens pages in browsers that lack formats of `Intl`, with and without their polyfills (quality R11; specification, section 8). */
import { type Browser, expect, type Page } from "@playwright/test";
import { navigateHome, navigateByRuntime, openPage, setOldClock, test } from "./browser";
import { sampled } from "./sampled";
import { LANGUAGES, pathOf } from "./test-site";

const POLYFILL = /\/(polyfill(?:s|-date))-[0-9a-f]+\.js$/u;
const ARTICLE = "/news/partner-payment/";
/** A page with plurals and dates. */
const NEWSROOM = "/newsroom/";

const FORMATS = {
  PluralRules: ["polyfills"],
  ListFormat: ["polyfills"],
  RelativeTimeFormat: ["polyfills"],
  DateTimeFormat: ["polyfill-date"],
} as const;
type Format = keyof typeof FORMATS;
const FORMAT_NAMES = Object.keys(FORMATS) as Format[];

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

/** Matches the thrown error, which names the missing formats and the failed file. */
function errorPattern(language: string, failure: "404" | "cut off"): RegExp {
  const formats = failure === "404" ? ["DateTimeFormat"] : FORMAT_NAMES;
  return new RegExp(
    `exception: ${formats.map((each) => `Intl\\.${each}`).join(", ")} for ${language}: .+polyfill`,
    "su",
  );
}

async function readBuiltText(browser: Browser, path: string): Promise<string> {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(path);
  const text = await page.locator("main").innerText();
  await page.close();
  return text;
}

// e2e/faults lets the language pack fail.
for (const [name, file, language, failure] of [
  ["a polyfill for dates", /\/polyfill-date-[0-9a-f]+\.js$/u, "en", "404"],
  ["any polyfill", POLYFILL, "de", "cut off"],
] as const)
  test(`without ${name} (${failure}) the page stays as built, and links work`, async ({ page, browser, faults }) => {
    await setOldClock(page);
    await page.route(file, (route) => (failure === "404" ? route.fulfill({ status: 404 }) : route.abort()));
    await remove(page, FORMAT_NAMES);
    await page.goto(pathOf(language, NEWSROOM));
    await expect.poll(() => faults.take().join("\n")).toMatch(errorPattern(language, failure));
    await page.waitForTimeout(500);
    const isHydrated = () => Object.keys(document.querySelector("#___gatsby") ?? {}).length > 0;
    expect(await page.evaluate(isHydrated)).toBe(false);
    expect(await page.locator("main").innerText()).toBe(await readBuiltText(browser, pathOf(language, NEWSROOM)));
    expect(await navigateHome(page, language)).toBe(false);
  });

for (const language of sampled(LANGUAGES)) {
  test(`a browser without formats shows the built text (${language})`, async ({ page, browser, faults }) => {
    const chunks = watchChunks(page);
    await setOldClock(page);
    await remove(page, FORMAT_NAMES);
    await openPage(page, pathOf(language, NEWSROOM));
    expect(chunks).toEqual(["polyfills", "polyfill-date"]);
    expect(faults.take(), "errors, such as a hydration mismatch").toEqual([]);
    expect(await page.locator("main").innerText()).toBe(await readBuiltText(browser, pathOf(language, NEWSROOM)));
    await navigateByRuntime(page, pathOf(language, ARTICLE));
    await expect(page).toHaveURL(pathOf(language, ARTICLE));
    const text = await readBuiltText(browser, pathOf(language, ARTICLE));
    await expect.poll(() => page.locator("main").innerText()).toBe(text);
    expect(chunks).toHaveLength(2);
  });
}

for (const lacking of [undefined, ...FORMAT_NAMES]) {
  test(`a browser that lacks ${lacking ? `Intl.${lacking}` : "no format"} loads no other polyfill`, async ({
    page,
  }) => {
    const chunks = watchChunks(page);
    if (lacking) await remove(page, [lacking]);
    await openPage(page, pathOf("de", NEWSROOM));
    expect(chunks).toEqual(lacking ? FORMATS[lacking] : []);
    const isNative = (names: Format[]) => names.filter((name) => /\[native code\]/u.test(String(Intl[name])));
    expect(await page.evaluate(isNative, FORMAT_NAMES), "native formats").toEqual(
      FORMAT_NAMES.filter((each) => each !== lacking),
    );
  });
}
