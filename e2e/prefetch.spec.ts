/** Checks prefetching of pages and their first pictures (quality R5; specification, section 9). */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Locator, type Page, test } from "@playwright/test";
import type { PageView } from "../src/model/page-view";
import { openPage } from "./browser";
import { readBuiltPages } from "./built-pages";
import { RUN_ALL, sampled } from "./sampled";
import { FOLDER } from "./test-site";

const DATA = /\/page-data(\/.+\/)page-data\.json$/u;

/** Records the first request of each page's data: milliseconds since this call, by path. */
function watchPrefetches(page: Page): Map<string, number> {
  const requests = new Map<string, number>();
  const start = Date.now();
  page.on("request", (request) => {
    const [, pagePath] = DATA.exec(new URL(request.url()).pathname) ?? [];
    if (pagePath && !requests.has(pagePath)) requests.set(pagePath, Date.now() - start);
  });
  return requests;
}

/** Counts the requests of each batch. Batches are more than 2 s apart. */
function batchSizes(requests: ReadonlyMap<string, number>): number[] {
  const times = [...requests.values()];
  const starts = times.flatMap((at, index) => (at - (times[index - 1] ?? -Infinity) < 2000 ? [] : [index]));
  return starts.map((from, index) => (starts[index + 1] ?? times.length) - from);
}

const scrollDown = (page: Page) =>
  page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));

for (const isBroken of sampled([false, true])) {
  test(`four pages are prefetched every three seconds${isBroken ? ", if some fail" : ""} @job`, async ({ page }) => {
    await openPage(page, "/de/services/");
    let count = 0;
    if (isBroken) await page.route(DATA, (route) => (count++ % 4 === 0 ? route.abort() : route.continue()));
    const requests = watchPrefetches(page);
    await scrollDown(page);
    await expect.poll(() => batchSizes(requests).length, { timeout: 20_000 }).toBeGreaterThanOrEqual(RUN_ALL ? 3 : 2);
    expect([...requests.values()][0], "ms before the first batch").toBeGreaterThan(2000);
    expect(Math.max(...batchSizes(requests)), "the largest batch").toBeLessThanOrEqual(4);
  });
}

// e2e/visits/pages.spec.ts counts the requests for data and scripts in three engines.
for (const [from, target] of sampled([
  ["/de/services/", "main a[href='/de/services/it-consulting/']:visible"],
  // The home page's first picture is that of a project in a section.
  ["/de/newsroom/", "header a[href='/de/']"],
] as const))
  test(`hovering ${target} on ${from} preloads the next page's first picture once @job`, async ({ page }) => {
    await openPage(page, from);
    const link = page.locator(target).first();
    await link.scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    const pictures = watchPictures(page);
    await link.hover();
    await expect.poll(() => pictures.length).toBeGreaterThan(0);
    await expectPreloaded(page, link, pictures);
  });

/** Reads the drawing that the runtime preloads from the page data. */
function readFirstPicture(pagePath: string): string {
  const { result } = JSON.parse(readFileSync(path.join(FOLDER, `page-data${pagePath}page-data.json`), "utf8")) as {
    result: { data: { page?: { view: PageView } } };
  };
  return result.data.page?.view.firstPicture ?? "";
}

test("the page data name the page's first picture, if that is a drawing @content", () => {
  const pages = [...readBuiltPages().values()];
  const expected = pages.map(({ path: pagePath, elements }) => {
    const main = elements.slice(elements.findIndex(({ name }) => name === "main"));
    const source = main.find(({ name }) => name === "img")?.attributes["src"] ?? "";
    return [pagePath, source.endsWith(".svg") ? source : ""];
  });
  expect(pages.map(({ path: pagePath }) => [pagePath, readFirstPicture(pagePath)])).toEqual(expected);
});

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" });

  // Chromium does not reuse images that were loaded before a worker controls the page.
  test("hovering a link after the worker took control preloads the first picture again @job", async ({ page }) => {
    await page.addInitScript(() => {
      const { serviceWorker } = navigator;
      const register = serviceWorker.register.bind(serviceWorker);
      const control = new Promise<Event>((resolve) => serviceWorker.addEventListener("controllerchange", resolve));
      serviceWorker.register = (url) => {
        Object.assign(window, { install: () => register(url).then(() => control) });
        return new Promise(() => undefined);
      };
    });
    await openPage(page, "/de/services/");
    const link = page.locator("main a[href='/de/services/it-consulting/']:visible").first();
    await link.scrollIntoViewIfNeeded();
    const pictures = watchPictures(page);
    await link.hover();
    await expect.poll(() => pictures.length).toBeGreaterThan(0);
    await page.mouse.move(0, 0);
    await page.waitForFunction(() => "install" in window);
    await page.evaluate(async () => void (await (window as unknown as { install: () => Promise<unknown> }).install()));
    const [preloaded] = pictures.splice(0);
    await link.hover();
    await expect.poll(() => pictures[0]).toBe(preloaded);
    await expectPreloaded(page, link, pictures);
  });
});

function watchPictures(page: Page): string[] {
  const urls: string[] = [];
  page.on("request", (request) => void (request.resourceType() === "image" && urls.push(request.url())));
  return urls;
}

/** Clicks the link and expects the preloaded picture, without a second request, as the first of the next page. */
async function expectPreloaded(page: Page, link: Locator, requested: readonly string[]): Promise<void> {
  const [preloaded] = requested;
  const heading = await page.locator("h1").innerText();
  await link.click();
  await expect(page.locator("h1")).not.toHaveText(heading);
  await expect(page.locator("main img").first()).toHaveJSProperty("src", preloaded);
  expect(requested.filter((each) => each === preloaded)).toHaveLength(1);
}

for (const connection of sampled([
  { saveData: true, effectiveType: "4g" },
  { saveData: false, effectiveType: "2g" },
])) {
  test(`no page is prefetched with the connection ${JSON.stringify(connection)} @job`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(Navigator.prototype, "connection", { get: () => value });
    }, connection);
    await openPage(page, "/de/services/");
    const requests = watchPrefetches(page);
    await scrollDown(page);
    await page.waitForTimeout(5000);
    expect([...requests.keys()]).toEqual([]);
  });
}
