/** Lets single requests fail: errors name the file, and no failure is cached (quality R3, R12, R15; specification, section 8). */
import { expect, type Page, test } from "@playwright/test";
import {
  countDocuments,
  markDocument,
  navigateByRuntime,
  openPage,
  SAVE_DATA_SCRIPT,
  watchErrors,
  waitForHydration,
} from "./browser";
import { headingOf } from "./built-pages";
import { sampled } from "./sampled";

const FROM = "/de/about-us/";
const TARGET = "/de/contact/";
const NEXT = "/de/imprint/";
const DATA = `**/page-data${TARGET}page-data.json`;
const QUERY = "/page-data/sq/d/1234567.json";

const expectHeading = (page: Page, path: string) => expect(page.locator("h1")).toContainText(headingOf(path));

async function failOnce(page: Page, url: string, status: number): Promise<void> {
  await page.route(url, (route) => route.fulfill({ status, json: { error: "overload" } }), { times: 1 });
}

/** Answers both requests for the page, for its data and for its document, with 404. */
async function respondNotFoundOnce(page: Page): Promise<void> {
  await page.route(/\/de\/contact$/u, (route) => route.fulfill({ status: 404 }), { times: 1 });
  await failOnce(page, DATA, 404);
}

/** Adds a static query to the target, by its hash in the page data. */
async function addStaticQuery(page: Page): Promise<void> {
  await page.route(DATA, async (route) => {
    const response = await route.fetch();
    const data = (await response.json()) as object;
    await route.fulfill({ response, json: { ...data, staticQueryHashes: ["1234567"] } });
  });
}

const ERRORS: [status: number, fail: (page: Page) => Promise<void>][] = [
  [500, (page) => failOnce(page, DATA, 500)],
  [404, respondNotFoundOnce],
];

for (const [index, [status, fail]] of ERRORS.entries())
  for (const way of sampled(["a click", "the back button"], index))
    test(`a page whose first request was answered with ${status} is shown by ${way}`, async ({ page }) => {
      await page.addInitScript(SAVE_DATA_SCRIPT);
      await openPage(page, FROM);
      const isSameDocument = await markDocument(page);
      await fail(page);
      await navigateByRuntime(page, TARGET);
      await expectHeading(page, `/de/${status}/`);
      await navigateByRuntime(page, NEXT);
      await expectHeading(page, NEXT);
      if (way === "a click") await navigateByRuntime(page, TARGET);
      else await page.goBack();
      await expectHeading(page, TARGET);
      expect(await isSameDocument()).toBe(true);
    });

test("a page whose prefetch was answered with 500 is shown by a click", async ({ page }) => {
  await page.addInitScript(SAVE_DATA_SCRIPT);
  await openPage(page, FROM);
  const isSameDocument = await markDocument(page);
  await failOnce(page, DATA, 500);
  const link = page.locator(`footer a[href="${TARGET}"]`).first();
  const response = page.waitForResponse((each) => each.url().includes("/page-data/500.html/"));
  await link.hover();
  await (await response).finished();
  await page.waitForTimeout(300);
  await link.click();
  await expectHeading(page, TARGET);
  expect(await isSameDocument()).toBe(true);
});

for (const status of sampled([429, 503]))
  test(`a page is requested once, then as a document, if its data have ${status} and Retry-After`, async ({ page }) => {
    await page.addInitScript(SAVE_DATA_SCRIPT);
    await openPage(page, FROM);
    let requests = 0;
    const documents = countDocuments(page);
    await page.route(DATA, (route) => {
      // The document requests its data, too.
      if (documents() === 0) requests += 1;
      return route.fulfill({ status, headers: { "Retry-After": "30" } });
    });
    const link = page.locator(`footer a[href="${TARGET}"]`).first();
    await link.hover();
    await page.waitForTimeout(500);
    expect(requests, "requests of the hover").toBe(1);
    await link.click();
    await expect.poll(documents).toBe(1);
    await expectHeading(page, TARGET);
    expect(requests, "and of the click").toBe(2);
  });

test("a static query that is answered with 500 and JSON logs an error with its file", async ({ page }) => {
  const log = watchErrors(page);
  await page.addInitScript(SAVE_DATA_SCRIPT);
  await addStaticQuery(page);
  await page.route(`**${QUERY}`, (route) => route.fulfill({ status: 500, json: { data: {} } }));
  await openPage(page, FROM);
  await navigateByRuntime(page, TARGET);
  const error = expect.stringContaining(`We couldn't load "${QUERY}"`) as unknown;
  await expect.poll(() => log, "log of a navigation").toContainEqual(error);
  await expectHeading(page, TARGET);
  log.length = 0;
  await page.goto(TARGET);
  await expect.poll(() => log, "log of a first load").toContainEqual(error);
});

test("a click requests a static query again that failed in a prefetch", async ({ page }) => {
  await page.addInitScript(SAVE_DATA_SCRIPT);
  await addStaticQuery(page);
  await page.route(`**${QUERY}`, (route) => route.fulfill({ json: { data: {} } }));
  await failOnce(page, `**${QUERY}`, 500);
  await openPage(page, FROM);
  const isSameDocument = await markDocument(page);
  const requests: string[] = [];
  page.on("request", (request) => request.url().endsWith(QUERY) && requests.push(request.url()));
  const response = page.waitForResponse(`**${QUERY}`);
  const link = page.locator(`footer a[href="${TARGET}"]`).first();
  await link.hover();
  await (await response).finished();
  await page.waitForTimeout(300);
  await link.click();
  await expectHeading(page, TARGET);
  expect(requests).toHaveLength(2);
  expect(await isSameDocument()).toBe(true);
});

const SERVICE = "/de/services/it-consulting/";
/** e2e/faults/faults.spec.ts lets them fail in every document. */
const CHUNKS: [name: string, file: RegExp][] = [
  ["the template's chunk", /\/component---src-templates-service-[^/]+\.js$/u],
  ["a section's chunk", /\/sections-[^/]+\.js$/u],
  ["the language pack", /\/language-de-[^/]+\.js$/u],
];

for (const [name, file] of sampled(CHUNKS))
  test(`a page hydrates after one reload if ${name} fails in the first document only`, async ({ page }) => {
    const documents = countDocuments(page);
    let isBroken = true;
    page.on("framenavigated", () => (isBroken = documents() < 2));
    await page.route(file, (route) => (isBroken ? route.fulfill({ status: 404 }) : route.continue()));
    await page.goto(SERVICE);
    await expect.poll(documents).toBe(2);
    await waitForHydration(page);
    expect(documents()).toBe(2);
  });

test("the text stays if a chunk fails and the host no longer answers", async ({ page }) => {
  const [log, documents] = [watchErrors(page), countDocuments(page)];
  await page.route(/\/component---src-templates-service-[^/]+\.js$/u, (route) => route.abort());
  await page.route(`**${SERVICE}`, (route) => (route.request().method() === "HEAD" ? route.abort() : route.continue()));
  await page.goto(SERVICE);
  await expect.poll(() => log.join("\n")).toMatch(/Not rendering React/u);
  expect(documents()).toBe(1);
  await expectHeading(page, SERVICE);
});
