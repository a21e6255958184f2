import type { Browser, CDPSession, Page } from "@playwright/test";
import type { Run } from "../report/runs";
import { openVisit } from "./browser";
import { readReport } from "./load-run";
import { observeLoad, REPORT } from "./observer";

const TAP_EVERY = 200;
const QUIET = 1500;
/** A start that takes longer has been seen by then. */
const PATIENCE = 15_000;

/**
 * Taps on the menu again and again, from the first paint until the runtime stands: the first tap is the sign of intent that
 * may start it, and the others meet whatever task is running.
 * @param menu the selector of the menu's button
 * @returns the longest time from a touch to the paint that followed it
 */
export async function startRun(browser: Browser, address: string, menu: string): Promise<Run> {
  const { page, cdp, traffic, close } = await openVisit(browser, { isSlow: true, hasTouch: true });
  try {
    await page.addInitScript(observeLoad, REPORT);
    await page.goto(address, { waitUntil: "commit", timeout: 90_000 });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    const place = await middleOf(page, menu);
    const loaded = page.waitForLoadState("load");
    let isOver = false;
    const over = loaded.then(() => traffic.idle(QUIET, PATIENCE)).finally(() => (isOver = true));
    while (!isOver) {
      await touch(cdp, place);
      await page.waitForTimeout(TAP_EVERY);
    }
    await over;
    return { menuTapAtStart: Math.max(0, ...(await readReport(page)).interactions) };
  } finally {
    await close();
  }
}

interface Place {
  x: number;
  y: number;
}

/** The header does not move: the button is where it was when it is tapped for the last time. */
async function middleOf(page: Page, selector: string): Promise<Place> {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`There is no ${selector} to be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function touch(cdp: CDPSession, place: Place): Promise<void> {
  await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [place] });
  await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
