import type { Browser, ElementHandle, Page } from "@playwright/test";
import type { Run } from "../report/runs";
import { openVisit } from "./browser";
import { ARRIVAL, watchNavigation } from "./watch-navigation";
import { figureOf, type Way } from "./ways";

const QUIET = 1500;
const AFTER_HOVER = 800;
const PATIENCE = 40_000;
const CHECK_EVERY = 30;

/**
 * Follows the first link of a page's content to another page of the site.
 * @returns the time from the tap to the paint of the new heading
 * @throws where no new heading comes
 */
export async function navigationRun(browser: Browser, address: string, way: Way): Promise<Run> {
  const { page, traffic, check, close } = await openVisit(browser, { isSlow: way.speed === "slow", hasTouch: false });
  try {
    await page.addInitScript(watchNavigation, ARRIVAL);
    const isWarm = way.mode === "warm";
    await page.goto(address, { waitUntil: isWarm ? "load" : "domcontentloaded", timeout: 90_000 });
    const link = await firstLink(page);
    await link.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    if (isWarm) await traffic.idle(QUIET);
    const { x, y } = await link.evaluate(middleOf);
    await page.mouse.move(x, y);
    if (isWarm) await traffic.idle(AFTER_HOVER);
    await page.mouse.down();
    await page.mouse.up();
    const time = await arrival(page, address);
    check();
    return { [figureOf(way)]: time };
  } finally {
    await close();
  }
}

/** @returns the first link of the content, breadcrumbs apart, to another page: neither a part of this one nor a file. */
async function firstLink(page: Page): Promise<ElementHandle<Element>> {
  const handle = await page.evaluateHandle(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>("main a[href^='/']:not(nav a)")];
    return links.find(
      ({ pathname, hash, offsetWidth }) =>
        pathname.endsWith("/") && pathname !== location.pathname && hash === "" && offsetWidth > 0,
    );
  });
  const link = handle.asElement();
  if (!link) throw new Error(`${page.url()} links to no other page`);
  return link;
}

/** In the browser: of a link that goes over two lines, the first one. */
function middleOf(element: Element): { x: number; y: number } {
  const { x, y, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

async function arrival(page: Page, address: string): Promise<number> {
  for (const started = Date.now(); Date.now() - started < PATIENCE;) {
    // While one document takes the place of the other there is nobody to ask.
    const found = await page
      .evaluate((name) => (window as unknown as Record<string, number | undefined>)[name], ARRIVAL)
      .catch(() => undefined);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, CHECK_EVERY));
  }
  throw new Error(`${address}: no new heading came`);
}
