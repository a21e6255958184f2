/** Drives Chromium and an installed Firefox by puppeteer, without a driver program or a download. */
import puppeteer, { type Browser } from "puppeteer-core";
import { findBrowser, findFirefox } from "../../../tools/programs.mjs";
import { CHROMIUM_ARGUMENTS } from "../../chromium";
import { clickElement, type Driver, type Tab } from "../tab";

export async function startChromium(): Promise<Driver> {
  const args = [...CHROMIUM_ARGUMENTS, "--accept-lang=de-DE"];
  return createDriver(await puppeteer.launch({ executablePath: findBrowser() ?? "", args }));
}

export async function startFirefox(): Promise<Driver> {
  const extraPrefsFirefox = { "intl.accept_languages": "de-DE, de" };
  return createDriver(
    await puppeteer.launch({ browser: "firefox", executablePath: findFirefox() ?? "", extraPrefsFirefox }),
  );
}

const createDriver = (browser: Browser): Driver => ({ newTab: () => newTab(browser), quit: () => browser.close() });

async function newTab(browser: Browser): Promise<Tab> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  // A background tab does not paint.
  await page.bringToFront();
  await page.setViewport({ width: 1280, height: 800 });
  const evaluate = ((script: (argument: unknown) => unknown, argument: unknown) =>
    page.evaluate(script, argument)) as Tab["evaluate"];
  return {
    evaluate,
    open: async (url) => void (await page.goto(url).catch(() => undefined)),
    click: (selector) => clickElement({ evaluate }, selector, (target) => page.click(target)),
    tap: (selector) => clickElement({ evaluate }, selector, (target) => page.tap(target)),
    press: (key) => page.keyboard.press(key === "Space" ? " " : key),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => context.close(),
  };
}
