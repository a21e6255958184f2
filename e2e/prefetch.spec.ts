/** Pages are fetched ahead in batches, and not at the visitor's cost (quality R5; specification, section 9). */
import { expect, type Page, test } from "@playwright/test";
import { openPage } from "./browser";
import { sampled } from "./sampled";

const DATA = /\/page-data(\/.+\/)page-data\.json$/u;

/** @returns after how many milliseconds from now on pages' data are asked for, once each */
function watchPrefetches(page: Page): Map<string, number> {
  const seen = new Map<string, number>();
  const start = Date.now();
  page.on("request", (request) => {
    const [, path] = DATA.exec(new URL(request.url()).pathname) ?? [];
    if (path && !seen.has(path)) seen.set(path, Date.now() - start);
  });
  return seen;
}

/** @returns how many came in each batch: more than 2 s apart is another one */
function batches(seen: ReadonlyMap<string, number>): number[] {
  const times = [...seen.values()];
  const starts = times.flatMap((at, index) => (at - (times[index - 1] ?? -Infinity) < 2000 ? [] : [index]));
  return starts.map((from, index) => (starts[index + 1] ?? times.length) - from);
}

const scrollDown = (page: Page) =>
  page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));

for (const isBroken of sampled([false, true])) {
  test(`pages are fetched ahead in fours, every three seconds${isBroken ? ", if some fail" : ""}`, async ({ page }) => {
    await openPage(page, "/de/services/");
    let asked = 0;
    if (isBroken) await page.route(DATA, (route) => (asked++ % 4 === 0 ? route.abort() : route.continue()));
    const seen = watchPrefetches(page);
    await scrollDown(page);
    await expect.poll(() => batches(seen).length, { timeout: 20_000 }).toBeGreaterThanOrEqual(3);
    expect([...seen.values()][0], "the first batch, after three seconds").toBeGreaterThan(2000);
    expect(Math.max(...batches(seen)), "of a batch").toBeLessThanOrEqual(4);
  });
}

// That its data and scripts come along, each once, is tried in three engines (e2e/visits/pages.visit.ts).
for (const [from, target] of sampled([
  ["/de/services/", "main a[href='/de/services/it-consulting/']:visible"],
  // Its first picture belongs to a project that a section names.
  ["/de/newsroom/", "header a[href='/de/']"],
] as const))
  test(`who points on ${from} at ${target} has the next page's first picture before a click, asked for once @job`, async ({
    page,
  }) => {
    await openPage(page, from);
    const link = page.locator(target).first();
    await link.scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    const pictures: string[] = [];
    page.on("request", (request) => void (request.resourceType() === "image" && pictures.push(request.url())));
    await link.hover();
    await expect.poll(() => pictures.length).toBeGreaterThan(0);
    const [ahead] = pictures;
    const heading = await page.locator("h1").innerText();
    await link.click();
    await expect(page.locator("h1")).not.toHaveText(heading);
    await expect(page.locator("main img").first()).toHaveJSProperty("src", ahead);
    expect(pictures.filter((each) => each === ahead)).toHaveLength(1);
  });

for (const connection of sampled([
  { saveData: true, effectiveType: "4g" },
  { saveData: false, effectiveType: "2g" },
])) {
  test(`nothing is fetched ahead with ${JSON.stringify(connection)} @job`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(Navigator.prototype, "connection", { get: () => value });
    }, connection);
    await openPage(page, "/de/services/");
    const seen = watchPrefetches(page);
    await scrollDown(page);
    await page.waitForTimeout(5000);
    expect([...seen.keys()]).toEqual([]);
  });
}
