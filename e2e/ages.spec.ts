/** Checks the age beside dates of news and vacancies, in days of Europe/Berlin, for 30 days (specification, section 9). */
import { expect, type Page } from "@playwright/test";
import { navigateByRuntime, openPage, test, watchShifts } from "./browser";
import { sampled } from "./sampled";
import { findTextFaults, NO_TEXT_FAULTS } from "./text-faults";

const ARTICLE = "/news/itb-2027-meet-us/"; // 2026-11-10
const VACANCY = "/career/vacancies/senior-java-developer/"; // 2026-11-09
const CHUNK = /\/relative-time-[^/]+\.js$/u;
const HERO = "main section:has(h1)";

async function openAt(page: Page, time: string, path: string): Promise<void> {
  await page.clock.setFixedTime(new Date(time));
  await openPage(page, path);
}

const CASES: [path: string, container: string, time: string, text: RegExp][] = [
  [`/de${ARTICLE}`, HERO, "2026-11-10T09:00:00Z", /heute$/u],
  [`/de${ARTICLE}`, HERO, "2026-11-10T22:59:00Z", /heute$/u],
  // Midnight in Berlin, but six in the evening in New York, the browser's time zone.
  [`/de${ARTICLE}`, HERO, "2026-11-10T23:00:00Z", /gestern$/u],
  [`/de${ARTICLE}`, HERO, "2026-12-10T12:00:00Z", /vor 30 Tagen$/u],
  [`/en${ARTICLE}`, HERO, "2026-11-28T12:00:00Z", /18 days ago$/u],
  ["/de/newsroom/", "main li:has(img)", "2026-11-22T12:00:00Z", /vor 12 Tagen$/u],
  ["/de/newsroom/", "main li:has(a[href*='itb-2026-programme'])", "2026-02-20T12:00:00Z", /^17. Feb. ?vor 3 Tagen$/u],
  [`/de${VACANCY}`, "main dl", "2026-11-14T12:00:00Z", /^9. November 2026 ?vor 5 Tagen$/u],
  [`/en${VACANCY}`, "main dl", "2026-11-10T12:00:00Z", /^9 November 2026 ?yesterday$/u],
];

for (const [path, container, time, text] of sampled(CASES, 2))
  test(`${path} shows its age at ${time}: ${text.source}`, async ({ page, faults }) => {
    await openAt(page, time, path);
    await expect(page.locator(`${container} time`).first()).toHaveText(text);
    expect(faults.take(), "errors, such as a hydration mismatch").toEqual([]);
  });

test("a page with a future date or one over 30 days old shows no age and loads no code for it @job", async ({
  page,
}) => {
  const chunks: string[] = [];
  page.on("request", (request) => CHUNK.test(request.url()) && chunks.push(request.url()));
  for (const time of ["2026-11-09T12:00:00Z", "2026-12-11T12:00:00Z", "2027-01-01T12:00:00Z"]) {
    chunks.length = 0;
    await openAt(page, time, `/de${ARTICLE}`);
    await page.waitForTimeout(300);
    await expect(page.locator("main time > span:not([aria-hidden], .vh)")).toHaveCount(0);
  }
  expect(chunks).toEqual([]);
  await openAt(page, "2026-11-12T12:00:00Z", "/de/contact/");
  expect(chunks).toEqual([]);
});

test("a navigation from article to article updates the age @job", async ({ page }) => {
  await openAt(page, "2026-02-20T12:00:00Z", `/de${ARTICLE}`);
  await navigateByRuntime(page, "/de/news/itb-2026-programme/");
  await expect(page.locator("main time").first()).toHaveText(/vor 3 Tagen$/u);
  await navigateByRuntime(page, `/de${ARTICLE}`);
  await expect(page.locator("main time").first()).toHaveText(/10. November 2026/u);
  await expect(page.locator("main time").first()).not.toHaveText(/vor/u);
});

test("without the chunk for ages a page shows none, and its links work @job", async ({ page }) => {
  await page.route(CHUNK, (route) => route.fulfill({ status: 404 }));
  await openAt(page, "2026-11-22T12:00:00Z", `/de${ARTICLE}`);
  await page.waitForTimeout(300);
  await expect(page.locator("main time").first()).not.toHaveText(/vor/u);
  await navigateByRuntime(page, "/de/contact/");
  await expect(page).toHaveURL("/de/contact/");
});

for (const width of sampled([320, 390, 768, 1024, 1440]))
  test(`an age shifts no layout and overlaps no text (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const shifts = await watchShifts(page);
    for (const [path, container] of [
      [`/de${ARTICLE}`, HERO],
      [`/en${VACANCY}`, "main dl"],
      ["/de/newsroom/", "main li:has(img)"],
    ] as const) {
      await openAt(page, "2026-12-08T12:00:00Z", path);
      const age = page.locator(`${container} time`).first().locator("> span").last();
      await expect(age).toHaveText(/vor 28 Tagen|29 days ago/u);
      expect(await findTextFaults(page, "main"), path).toEqual(NO_TEXT_FAULTS);
      expect(await shifts(), path).toEqual([]);
    }
  });
