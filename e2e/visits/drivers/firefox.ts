/** Firefox as Debian or Mozilla build it, by WebDriver BiDi: without a program between, and without a download. */
import puppeteer, { type Browser } from "puppeteer-core";
import { findFirefox } from "../../../tools/find-engines.mjs";
import { clickOn, type Driver, type Tab } from "../tab";

/** @throws where there is no Firefox */
export async function startFirefox(): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: findFirefox() ?? "",
    headless: true,
    extraPrefsFirefox: { "intl.accept_languages": "de-DE, de" },
  });
  return { newTab: () => newTab(browser), quit: () => browser.close() };
}

async function newTab(browser: Browser): Promise<Tab> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  // A tab that nobody sees paints nothing, and so starts nothing.
  await page.bringToFront();
  await page.setViewport({ width: 1280, height: 800 });
  const run = ((script: (argument: unknown) => unknown, argument: unknown) =>
    page.evaluate(script, argument)) as Tab["run"];
  return {
    run,
    open: async (address) => void (await page.goto(address).catch(() => undefined)),
    click: (selector) => clickOn({ run }, selector, (target) => page.click(target)),
    tap: (selector) => clickOn({ run }, selector, (target) => page.tap(target)),
    press: (key) => page.keyboard.press(key === "Space" ? " " : key),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => context.close(),
  };
}
