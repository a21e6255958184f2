/** Pages are fetched ahead in batches, and not at the visitor's cost (quality R5; specification, section 9). */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Locator, type Page, test } from "@playwright/test";
import type { PageView } from "../src/model/page-view";
import { openPage } from "./browser";
import { readBuiltPages } from "./built-site";
import { sampled } from "./sampled";
import { FOLDER } from "./site";

const DATA = /\/page-data(\/.+\/)page-data\.json$/u;

/** @returns after how many milliseconds from now on pages' data are asked for, once each */
function watchPrefetches(page: Page): Map<string, number> {
  const seen = new Map<string, number>();
  const start = Date.now();
  page.on("request", (request) => {
    const [, pagePath] = DATA.exec(new URL(request.url()).pathname) ?? [];
    if (pagePath && !seen.has(pagePath)) seen.set(pagePath, Date.now() - start);
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
    const pictures = watchPictures(page);
    await link.hover();
    await expect.poll(() => pictures.length).toBeGreaterThan(0);
    await showFirstPicture(page, link, pictures);
  });

/** @returns the drawing that the runtime preloads, by a page's data */
function firstPictureOf(pagePath: string): string {
  const { result } = JSON.parse(readFileSync(path.join(FOLDER, `page-data${pagePath}page-data.json`), "utf8")) as {
    result: { data: { page?: { view: PageView } } };
  };
  return result.data.page?.view.firstPicture ?? "";
}

test("a page's data name its first picture, if that is a drawing @content", () => {
  const pages = [...readBuiltPages().values()];
  const shown = pages.map(({ path: pagePath, elements }) => {
    const main = elements.slice(elements.findIndex(({ name }) => name === "main"));
    const source = main.find(({ name }) => name === "img")?.attributes["src"] ?? "";
    return [pagePath, source.endsWith(".svg") ? source : ""];
  });
  expect(pages.map(({ path: pagePath }) => [pagePath, firstPictureOf(pagePath)])).toEqual(shown);
});

test.describe("where a service worker takes over", () => {
  test.use({ serviceWorkers: "allow" });

  // What Chromium had parsed before is none of the page's from then on: it would be parsed after the click.
  test("who points at a link again has its first picture before a click @job", async ({ page }) => {
    await page.addInitScript(() => {
      const { serviceWorker } = navigator;
      const register = serviceWorker.register.bind(serviceWorker);
      const takeOver = new Promise<Event>((resolve) => serviceWorker.addEventListener("controllerchange", resolve));
      serviceWorker.register = (url) => {
        Object.assign(window, { install: () => register(url).then(() => takeOver) });
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
    const [ahead] = pictures.splice(0);
    await link.hover();
    await expect.poll(() => pictures[0]).toBe(ahead);
    await showFirstPicture(page, link, pictures);
  });
});

function watchPictures(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => void (request.resourceType() === "image" && asked.push(request.url())));
  return asked;
}

/** Clicks on the link, and expects its first picture to be the first one of those asked for, and asked for once. */
async function showFirstPicture(page: Page, link: Locator, asked: readonly string[]): Promise<void> {
  const [ahead] = asked;
  const heading = await page.locator("h1").innerText();
  await link.click();
  await expect(page.locator("h1")).not.toHaveText(heading);
  await expect(page.locator("main img").first()).toHaveJSProperty("src", ahead);
  expect(asked.filter((each) => each === ahead)).toHaveLength(1);
}

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
