/** Every page looks as it did (quality V8): docs/quality.md tells how to review a change and accept it. */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { ACCEPTED } from "./accept-reporter";
import { compare, EXACT, OTHER_BROWSER } from "./compare";
import { sideBySide } from "./mark";
import { addressOf, ALL, CORE, HIDDEN, type Look, nameOf, picturesOf } from "./pictures";
import { reduce, toPixels } from "./reduce";
import { readBrowser, readReference, writeBrowser, writeReference } from "./references";
import { takePicture } from "./take-picture";

/** Set by tools/look.mjs. Without it: the core, compared. */
const { LOOK_SET, LOOK_PAGES, LOOK_ACCEPT } = process.env;
const LOOKS = picturesOf(LOOK_SET === "all" ? ALL : CORE, LOOK_PAGES?.split(",") ?? []);

const FAILURES = path.join("test-results", "look");

// The tests put styles of their own into the page, which the security policy forbids.
test.use({ bypassCSP: true });

for (const look of LOOKS) {
  test(`looks as it did: ${nameOf(look)}`, async ({ page }) => {
    const screenshot = await screenshotOf(page, look);
    if (LOOK_ACCEPT) await accept(look, screenshot, major(page));
    else await expectSame(look, screenshot, major(page));
  });
}

async function screenshotOf(page: Page, look: Look): Promise<Buffer> {
  await page.setViewportSize({ width: look.width, height: 900 });
  await page.emulateMedia({ colorScheme: look.scheme });
  return takePicture(page, addressOf(look), HIDDEN[look.page]);
}

async function expectSame(look: Look, screenshot: Buffer, browser: string): Promise<void> {
  const name = nameOf(look);
  const reference = readReference(name);
  if (!reference) throw new Error(`${name} has no reference. To take it: npm run look:accept -- ${look.page}`);
  const isKnown = browser === readBrowser();
  if (!isKnown) console.warn(`The references are of Chromium ${readBrowser()}, this is ${browser}: compared coarsely.`);
  const [before, now] = [await toPixels(reference), await toPixels(await reduce(screenshot))];
  const { isSame, blocks, summary } = compare(before, now, isKnown ? EXACT : OTHER_BROWSER);
  if (isSame) return;
  const marked = path.join(FAILURES, `${name}.png`);
  mkdirSync(FAILURES, { recursive: true });
  writeFileSync(marked, await sideBySide(before, now, blocks));
  writeFileSync(path.join(FAILURES, `${name}.full.png`), screenshot);
  expect(isSame, `${name}: ${summary}. See ${marked}; if it is as it should be: npm run look:accept`).toBe(true);
}

/** Takes the picture over where it is new or has changed, and leaves a note of it for accept-reporter.ts. */
async function accept(look: Look, screenshot: Buffer, browser: string): Promise<void> {
  const name = nameOf(look);
  if (LOOK_PAGES && browser !== readBrowser()) {
    throw new Error(`The other references are of Chromium ${readBrowser()}, this is ${browser}: accept all pages.`);
  }
  writeBrowser(browser);
  const [reference, reduced] = [readReference(name), await reduce(screenshot)];
  const difference = reference && compare(await toPixels(reference), await toPixels(reduced), EXACT);
  if (difference?.isSame) return;
  writeReference(name, reduced);
  test.info().annotations.push({ type: ACCEPTED, description: `${name}: ${difference?.summary ?? "new"}` });
}

function major(page: Page): string {
  return page.context().browser()?.version().split(".")[0] ?? "";
}
