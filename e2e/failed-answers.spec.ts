/** Answers that fail once or for good: errors name the file, and no failure is cached (quality R3, R12, R15; specification, section 8). */
import { expect, type Page, test } from "@playwright/test";
import {
  countDocuments,
  markDocument,
  navigateInPage,
  openPage,
  SAVE_DATA,
  watchErrors,
  whenHydrated,
} from "./browser";
import { headingOf } from "./built-site";

const FROM = "/de/about-us/";
const TARGET = "/de/contact/";
const NEXT = "/de/imprint/";
const DATA = `**/page-data${TARGET}page-data.json`;
const QUERY = "/page-data/sq/d/1234567.json";

const expectHeading = (page: Page, path: string) => expect(page.locator("h1")).toContainText(headingOf(path));

/** Answers the first so many requests with an error. */
async function failOnce(page: Page, what: string | RegExp, status: number, times = 1): Promise<void> {
  await page.route(what, (route) => route.fulfill({ status, json: { error: "overload" } }), { times });
}

/** The host says that the page is not there, by both requests that ask for it. */
async function missOnce(page: Page): Promise<void> {
  await page.route(/\/de\/contact$/u, (route) => route.fulfill({ status: 404 }), { times: 1 });
  await failOnce(page, DATA, 404);
}

/** Gives the target a static query, as Gatsby writes its hash into the page's data. */
async function addStaticQuery(page: Page): Promise<void> {
  await page.route(DATA, async (route) => {
    const response = await route.fetch();
    const data = (await response.json()) as object;
    await route.fulfill({ response, json: { ...data, staticQueryHashes: ["1234567"] } });
  });
}

const ERRORS: [status: number, fail: (page: Page) => Promise<void>][] = [
  [500, (page) => failOnce(page, DATA, 500)],
  [404, missOnce],
];

for (const [status, fail] of ERRORS)
  for (const way of ["a click", "the back button"] as const)
    test(`a page that was answered with ${status} once is shown after ${way}`, async ({ page }) => {
      await page.addInitScript(SAVE_DATA);
      await openPage(page, FROM);
      const isSameDocument = await markDocument(page);
      await fail(page);
      await navigateInPage(page, TARGET);
      await expectHeading(page, `/de/${status}/`);
      await navigateInPage(page, NEXT);
      await expectHeading(page, NEXT);
      if (way === "a click") await navigateInPage(page, TARGET);
      else await page.goBack();
      await expectHeading(page, TARGET);
      expect(await isSameDocument()).toBe(true);
    });

test("a page is shown by a click after its prefetch was answered with 500", async ({ page }) => {
  await page.addInitScript(SAVE_DATA);
  await openPage(page, FROM);
  const isSameDocument = await markDocument(page);
  await failOnce(page, DATA, 500);
  const link = page.locator(`footer a[href="${TARGET}"]`).first();
  const answer = page.waitForResponse((response) => response.url().includes("/page-data/500.html/"));
  await link.hover();
  await (await answer).finished();
  await page.waitForTimeout(300);
  await link.click();
  await expectHeading(page, TARGET);
  expect(await isSameDocument()).toBe(true);
});

test("a static query that is answered with 500 and JSON is an error that names its file", async ({ page }) => {
  const log = watchErrors(page);
  await page.addInitScript(SAVE_DATA);
  await addStaticQuery(page);
  await page.route(`**${QUERY}`, (route) => route.fulfill({ status: 500, json: { data: {} } }));
  await openPage(page, FROM);
  await navigateInPage(page, TARGET);
  const named = expect.stringContaining(`We couldn't load "${QUERY}"`) as unknown;
  await expect.poll(() => log, "by a navigation").toContainEqual(named);
  await expectHeading(page, TARGET);
  log.length = 0;
  await page.goto(TARGET);
  await expect.poll(() => log, "on a first load").toContainEqual(named);
});

test("a static query that failed in a prefetch is requested again by the click", async ({ page }) => {
  await page.addInitScript(SAVE_DATA);
  await addStaticQuery(page);
  await page.route(`**${QUERY}`, (route) => route.fulfill({ json: { data: {} } }));
  await failOnce(page, `**${QUERY}`, 500);
  await openPage(page, FROM);
  const isSameDocument = await markDocument(page);
  const requests: string[] = [];
  page.on("request", (request) => request.url().endsWith(QUERY) && requests.push(request.url()));
  const answer = page.waitForResponse(`**${QUERY}`);
  const link = page.locator(`footer a[href="${TARGET}"]`).first();
  await link.hover();
  await (await answer).finished();
  await page.waitForTimeout(300);
  await link.click();
  await expectHeading(page, TARGET);
  expect(requests).toHaveLength(2);
  expect(await isSameDocument()).toBe(true);
});

const SERVICE = "/de/services/it-consulting/";
/** If they fail for good: e2e/faults/faults.spec.ts. */
const CHUNKS: [name: string, file: RegExp][] = [
  ["the template's chunk", /\/component---src-templates-service-[^/]+\.js$/u],
  ["a section's chunk", /\/sections-[^/]+\.js$/u],
  ["the language pack", /\/language-de-[^/]+\.js$/u],
];

for (const [name, file] of CHUNKS)
  test(`if ${name} fails in one document only, the reload brings the page to life`, async ({ page }) => {
    const documents = countDocuments(page);
    let isBroken = true;
    page.on("framenavigated", () => (isBroken = documents() < 2));
    await page.route(file, (route) => (isBroken ? route.fulfill({ status: 404 }) : route.continue()));
    await page.goto(SERVICE);
    await expect.poll(documents).toBe(2);
    await whenHydrated(page);
    expect(documents()).toBe(2);
  });

test("if a chunk fails and the host no longer answers, the text stays", async ({ page }) => {
  const [log, documents] = [watchErrors(page), countDocuments(page)];
  await page.route(/\/component---src-templates-service-[^/]+\.js$/u, (route) => route.abort());
  await page.route(`**${SERVICE}`, (route) => (route.request().method() === "HEAD" ? route.abort() : route.continue()));
  await page.goto(SERVICE);
  await expect.poll(() => log.join("\n")).toMatch(/Not rendering React/u);
  expect(documents()).toBe(1);
  await expectHeading(page, SERVICE);
});
