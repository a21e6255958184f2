/** Chromium, by Playwright. */
import { type Browser, chromium, type Page } from "@playwright/test";
import { findBrowser } from "../../../tools/find-browser.mjs";
import { CHROMIUM_ARGUMENTS } from "../../chromium";
import { clickOn, type Driver, type Tab } from "../tab";

/** @throws where there is no Chromium */
export async function startChromium(): Promise<Driver> {
  const browser = await chromium.launch({ executablePath: findBrowser() ?? "", args: [...CHROMIUM_ARGUMENTS] });
  return { newTab: () => newTab(browser), quit: () => browser.close() };
}

async function newTab(browser: Browser): Promise<Tab> {
  const context = await browser.newContext({ locale: "de-DE", viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const run = ((script: (argument: unknown) => unknown, argument: unknown) =>
    page.evaluate(script, argument)) as Tab["run"];
  return {
    run,
    open: async (address) => void (await page.goto(address).catch(() => undefined)),
    click: (selector) =>
      clickOn({ run }, selector, (target) => page.click(target, { noWaitAfter: true, timeout: 2000 })),
    tap: (selector) => clickOn({ run }, selector, (target) => tap(page, target)),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewportSize({ width, height }),
    close: () => context.close(),
  };
}

/** Playwright's own tap wants a context in which every pointer is a finger; here one visitor may have both. */
async function tap(page: Page, target: string): Promise<void> {
  const box = await page.locator(target).boundingBox({ timeout: 2000 });
  if (!box) throw new Error(`${target} is not seen`);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  const session = await page.context().newCDPSession(page);
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await session.detach();
}
