/** Pages are fetched ahead in batches, and not at the visitor's cost (quality R5; specification, section 9). */
import { expect, type Page, test } from "@playwright/test";
import { whenHydrated } from "./browser";

interface Prefetch {
  path: string;
  /** Milliseconds since the first page was there. */
  at: number;
}

const DATA = /\/page-data(\/.+\/)page-data\.json$/u;

/** @returns which pages' data are asked for from now on, and when */
function watchPrefetches(page: Page): Prefetch[] {
  const seen: Prefetch[] = [];
  const start = Date.now();
  page.on("request", (request) => {
    const [, path] = DATA.exec(new URL(request.url()).pathname) ?? [];
    if (path && !seen.some((each) => each.path === path)) seen.push({ path, at: Date.now() - start });
  });
  return seen;
}

/** @returns how many came in each batch: more than 2 s apart is another one */
function batches(seen: readonly Prefetch[]): number[] {
  const sizes: number[] = [];
  seen.forEach(({ at }, index) => {
    const before = seen[index - 1];
    if (before && at - before.at < 2000) sizes[sizes.length - 1] = (sizes.at(-1) ?? 0) + 1;
    else sizes.push(1);
  });
  return sizes;
}

for (const { name, broken } of [
  { name: "four at a time, three seconds apart, the first after three seconds", broken: false },
  { name: "one that fails does not stop the others", broken: true },
]) {
  test(`pages are fetched ahead: ${name}`, async ({ page }) => {
    await page.goto("/de/services/");
    await whenHydrated(page);
    let asked = 0;
    if (broken) await page.route(DATA, (route) => (asked++ % 4 === 0 ? route.abort() : route.continue()));
    const seen = watchPrefetches(page);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await expect.poll(() => batches(seen).length, { timeout: 20_000 }).toBeGreaterThanOrEqual(3);
    expect(seen[0]?.at, "the first batch").toBeGreaterThan(2000);
    expect(Math.max(...batches(seen)), "of a batch").toBeLessThanOrEqual(4);
  });
}

test("a page that is fetched ahead needs nothing more when it is opened: its scripts come along", async ({ page }) => {
  await page.goto("/de/services/");
  await whenHydrated(page);
  const scripts: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/\/sections-form-.+\.js$/u.test(pathname)) scripts.push(pathname);
  });
  await page.locator("footer a[href='/de/contact/']").first().scrollIntoViewIfNeeded();
  await expect.poll(() => scripts.length, { timeout: 20_000 }).toBe(1);
  await page.locator("footer a[href='/de/contact/']").first().click();
  await expect(page).toHaveTitle(/Kontakt/u);
  await expect(page.getByRole("main").locator("form")).toBeVisible();
  expect(scripts, "asked for once").toHaveLength(1);
});

test("who points at a link has the next page's first picture before a click", async ({ page }) => {
  await page.goto("/de/services/");
  await whenHydrated(page);
  const pictures: string[] = [];
  page.on("request", (request) => void (request.resourceType() === "image" && pictures.push(request.url())));
  const link = page.locator("main a[href='/de/services/it-consulting/']:visible").first();
  await link.scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  const before = pictures.length;
  await link.hover();
  const cover = /\/it-consulting-[^/]+$/u;
  await expect.poll(() => pictures.slice(before)).toContainEqual(expect.stringMatching(cover));
  await link.click();
  await expect(page).toHaveURL("/de/services/it-consulting/");
  const [first] = await page.locator("main img").evaluateAll((all: HTMLImageElement[]) => all.map(({ src }) => src));
  expect(first).toMatch(cover);
  expect(
    pictures.filter((each) => each === first),
    "asked for once",
  ).toHaveLength(1);
});

for (const connection of [
  { saveData: true, effectiveType: "4g" },
  { saveData: false, effectiveType: "2g" },
]) {
  test(`nothing is fetched ahead with ${JSON.stringify(connection)}`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(Navigator.prototype, "connection", { get: () => value });
    }, connection);
    await page.goto("/de/services/");
    await whenHydrated(page);
    const seen = watchPrefetches(page);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await page.waitForTimeout(5000);
    expect(seen).toEqual([]);
  });
}
