/** How old news and vacancies are: said beside the date for 30 days, in days of Europe/Berlin (specification, section 9). */
import { expect, type Page } from "@playwright/test";
import { navigateInPage, openPage, test, watchShifts } from "./browser";
import { findTextFaults, NO_TEXT_FAULTS } from "./text-boxes";

const ARTICLE = "/news/itb-2027-meet-us/"; // 2026-11-10
const VACANCY = "/career/vacancies/senior-java-developer/"; // 2026-11-09
const CHUNK = /\/relative-time-[^/]+\.js$/u;

/** Opens a page as its visitors see it at that moment. */
async function openAt(page: Page, moment: string, path: string): Promise<void> {
  await page.clock.setFixedTime(new Date(moment));
  await openPage(page, path);
}

const timesIn = (page: Page, part: string) => page.locator(`${part} time`);

const CASES: [path: string, part: string, moment: string, said: RegExp][] = [
  [`/de${ARTICLE}`, "main section:has(h1)", "2026-11-10T09:00:00Z", /heute$/u],
  [`/de${ARTICLE}`, "main section:has(h1)", "2026-11-10T22:59:00Z", /heute$/u],
  // It is midnight in Berlin, and half past five in New York, where the test's browser is.
  [`/de${ARTICLE}`, "main section:has(h1)", "2026-11-10T23:00:00Z", /gestern$/u],
  [`/de${ARTICLE}`, "main section:has(h1)", "2026-12-10T12:00:00Z", /vor 30 Tagen$/u],
  [`/en${ARTICLE}`, "main section:has(h1)", "2026-11-28T12:00:00Z", /18 days ago$/u],
  ["/de/newsroom/", "main li:has(img)", "2026-11-22T12:00:00Z", /vor 12 Tagen$/u],
  ["/de/newsroom/", "main li:has(a[href*='itb-2026-programme'])", "2026-02-20T12:00:00Z", /^17. Feb. ?vor 3 Tagen$/u],
  [`/de${VACANCY}`, "main dl", "2026-11-14T12:00:00Z", /^9. November 2026 ?vor 5 Tagen$/u],
  [`/en${VACANCY}`, "main dl", "2026-11-10T12:00:00Z", /^9 November 2026 ?yesterday$/u],
];

for (const [path, part, moment, said] of CASES)
  test(`${path} says its age at ${moment}: ${said.source}`, async ({ page, faults }) => {
    await openAt(page, moment, path);
    await expect(timesIn(page, part).first()).toHaveText(said);
    expect(faults.take(), "React has found the HTML that it expects").toEqual([]);
  });

test("a page whose date is older, or to come, says no age and loads no code for it", async ({ page }) => {
  const chunks: string[] = [];
  page.on("request", (request) => CHUNK.test(request.url()) && chunks.push(request.url()));
  for (const moment of ["2026-11-09T12:00:00Z", "2026-12-11T12:00:00Z", "2027-01-01T12:00:00Z"]) {
    chunks.length = 0;
    await openAt(page, moment, `/de${ARTICLE}`);
    await page.waitForTimeout(300);
    await expect(page.locator("main time > span:not([aria-hidden], .vh)")).toHaveCount(0);
  }
  expect(chunks).toEqual([]);
  await openAt(page, "2026-11-12T12:00:00Z", "/de/contact/");
  expect(chunks).toEqual([]);
});

test("an age follows a navigation from article to article", async ({ page }) => {
  await openAt(page, "2026-02-20T12:00:00Z", `/de${ARTICLE}`);
  await navigateInPage(page, "/de/news/itb-2026-programme/");
  await expect(page.locator("main time").first()).toHaveText(/vor 3 Tagen$/u);
  await navigateInPage(page, `/de${ARTICLE}`);
  await expect(page.locator("main time").first()).toHaveText(/10. November 2026/u);
  await expect(page.locator("main time").first()).not.toHaveText(/vor/u);
});

test("where the code of ages fails a page says none, and its links lead on", async ({ page }) => {
  await page.route(CHUNK, (route) => route.fulfill({ status: 404 }));
  await openAt(page, "2026-11-22T12:00:00Z", `/de${ARTICLE}`);
  await page.waitForTimeout(300);
  await expect(page.locator("main time").first()).not.toHaveText(/vor/u);
  await navigateInPage(page, "/de/contact/");
  await expect(page).toHaveURL("/de/contact/");
});

for (const width of [320, 390, 768, 1024, 1440])
  test(`nothing moves for an age, which is within the page and in nobody's way (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const shifts = await watchShifts(page);
    for (const [path, part] of [
      [`/de${ARTICLE}`, "main section:has(h1)"],
      [`/en${VACANCY}`, "main dl"],
      ["/de/newsroom/", "main li:has(img)"],
    ] as const) {
      await openAt(page, "2026-12-08T12:00:00Z", path);
      const age = timesIn(page, part).first().locator("> span").last();
      await expect(age).toHaveText(/vor 28 Tagen|29 days ago/u);
      expect(await findTextFaults(page, "main"), path).toEqual(NO_TEXT_FAULTS);
      expect(await shifts(), path).toEqual([]);
    }
  });
