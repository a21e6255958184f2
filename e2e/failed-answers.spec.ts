/** Answers that fail once or for good: errors name the file, and no failure is cached (quality R3, R12, R15; specification, section 8). */
import { expect, type Page, test } from "@playwright/test";
import { markDocument, navigateInPage, openPage, SAVE_DATA, whenHydrated } from "./browser";
import { headingOf } from "./built-site";

const FROM = "/de/about-us/";
const TARGET = "/de/contact/";
const NEXT = "/de/imprint/";
const DATA = `**/page-data${TARGET}page-data.json`;
const QUERY = "/page-data/sq/d/1234567.json";

const expectHeading = (page: Page, path: string) => expect(page.locator("h1")).toContainText(headingOf(path));

/** @returns what the console and the browser report as errors */
function logOf(page: Page): string[] {
  const log: string[] = [];
  page.on("console", (message) => message.type() === "error" && log.push(message.text()));
  page.on("pageerror", ({ message }) => log.push(message));
  return log;
}

function countDocuments(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => (count += Number(request.resourceType() === "document")));
  return () => count;
}

const SERVICE = "/de/services/it-consulting/";
const CHUNKS: [name: string, file: RegExp, error: RegExp][] = [
  ["the template's chunk", /\/component---src-templates-service-[^/]+\.js$/u, /component---src-templates-service-/u],
  ["a section's chunk", /\/sections-[^/]+\.js$/u, /Loading chunk .+\/sections-/su],
  ["the language pack", /\/language-de-[^/]+\.js$/u, /language pack de: .*\/language-de-/su],
];

for (const [name, file, error] of CHUNKS) {
  test(`if ${name} fails on a first load, the error names it in seconds, after one reload`, async ({ page }) => {
    const [log, documents] = [logOf(page), countDocuments(page)];
    await page.route(file, (route) => route.fulfill({ status: 404 }));
    await page.goto(SERVICE);
    // Thrown, after the reload; before it the error is logged.
    await expect.poll(() => log.filter((each) => error.test(each)).length, { timeout: 8000 }).toBeGreaterThan(1);
    await page.waitForTimeout(1000);
    expect(documents(), "one reload").toBe(2);
    await expectHeading(page, SERVICE);
    await page.locator(`footer a[href="${TARGET}"]`).first().click();
    await expectHeading(page, TARGET);
  });

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
}

test("if a chunk fails and the host no longer answers, the text stays", async ({ page }) => {
  const [log, documents] = [logOf(page), countDocuments(page)];
  await page.route(/\/component---src-templates-service-[^/]+\.js$/u, (route) => route.abort());
  await page.route(`**${SERVICE}`, (route) => (route.request().method() === "HEAD" ? route.abort() : route.continue()));
  await page.goto(SERVICE);
  await expect.poll(() => log.join("\n")).toMatch(/Not rendering React/u);
  expect(documents()).toBe(1);
  await expectHeading(page, SERVICE);
});
