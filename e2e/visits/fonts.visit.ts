/** The brand's face, and text at once (quality V11, P). */
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "@playwright/test";
import type { Host } from "../host";
import type { Tab } from "./tab";
import { test, visit } from "./visit-test";

/** @returns whether text stands in the site's own face, which is wider or narrower than what comes where it is not there */
function isOwnFace(tab: Tab): Promise<boolean> {
  return tab.evaluate(() => {
    const own = getComputedStyle(document.body).fontFamily;
    const others = own.split(",").filter((family) => !/^\s*["']?Radio Canada["']?$/u.test(family));
    const sample = document.createElement("span");
    sample.textContent = "Hamburgefonstiv";
    document.body.append(sample);
    const [wide, fallback] = [own, others.join()].map((family) => {
      sample.style.cssText = `position: absolute; font: 100px ${family}`;
      return sample.getBoundingClientRect().width;
    });
    sample.remove();
    return wide !== fallback;
  });
}

/** Follows headings and paragraphs from the first frame with text on: while a font is on its way, Firefox paints none. */
const FOLLOW = `
  const seen = window.seenPlaces = new Set();
  const look = () => {
    if (performance.getEntriesByType("paint").length && ![...document.fonts].some(({ status }) => status === "loading")) {
      seen.add([...document.querySelectorAll("h1, h2, main p")].flatMap((each) => {
        const { left, top, width, height } = each.getBoundingClientRect();
        return top < innerHeight ? [left, top + scrollY, width, height].map(Math.round).join() : [];
      }).join(" "));
    }
    requestAnimationFrame(look);
  };
  look();
`;

/**
 * Notes whether the font had come before the first text was read: one that comes later may be given up
 * (`font-display: optional`), as a busy machine may not read it within the 100 ms that count.
 */
const NOTE_FONT = `
  new MutationObserver((_changes, observer) => {
    if (!document.body) return;
    observer.disconnect();
    window.wasFontFirst = performance.getEntriesByType("resource").some(({ name }) => name.includes("radio-canada"));
  }).observe(document.documentElement, { childList: true });
`;

/** On a busy machine no line is fast: one visitor after the other waits longer for what comes after a document's head. */
const STEP = 100;

for (const path of ["/de/", "/de/contact/", "/en/services/"]) {
  test(`the first page ever shows the brand's face, and nothing moves: ${path}`, async ({ driver, host }) => {
    host.addScript(FOLLOW);
    host.addScript(NOTE_FONT);
    let isFast = false;
    for (let visitor = 0; visitor < 8 && !isFast; visitor += 1) {
      host.pauseAfterHead = visitor * STEP;
      const tab = await driver.newTab();
      host.requestedPaths.length = 0;
      await visit(tab, host, path);
      isFast = await tab.evaluate(() => (window as unknown as { wasFontFirst: boolean }).wasFontFirst);
      if (isFast) await expectBrand(tab, host);
      await tab.close();
    }
    expect(isFast, "the font was in time for one of eight visitors").toBe(true);
  });
}

async function expectBrand(tab: Tab, host: Host): Promise<void> {
  expect(await isOwnFace(tab)).toBe(true);
  await pause(500);
  const places = await tab.evaluate(() => [...(window as unknown as { seenPlaces: Set<string> }).seenPlaces]);
  expect(places, "one place for each text in the window, in every frame").toHaveLength(1);
  const asked = host.requestedPaths.filter((path) => path.includes("radio-canada"));
  expect(asked.filter((path) => path.includes("-first"))).toHaveLength(1);
  expect(asked, "each is asked for once").toHaveLength(new Set(asked).size);
}

test("on a slow line text is there at once, the brand's face on the next page @firefox", async ({ tab, host }) => {
  host.intercept({ paths: /\.woff2$/u, delay: 2500 });
  await visit(tab, host, "/de/about-us/");
  const firstPaint = await tab.evaluate(
    () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
  );
  expect(firstPaint).toBeGreaterThan(0);
  expect(firstPaint, "before the font").toBeLessThan(2500);
  await pause(4000);
  expect(await isOwnFace(tab)).toBe(false);
  // A busy machine may take longer to read its own cache than a browser waits for an optional font: then it is the one after.
  let isBrand = false;
  for (const path of ["/de/services/", "/de/career/", "/de/newsroom/"]) {
    if (isBrand) break;
    await visit(tab, host, path);
    isBrand = await isOwnFace(tab);
  }
  expect(isBrand).toBe(true);
  expect(host.reports).toEqual([]);
});
