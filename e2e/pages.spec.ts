import { expect, type Page } from "@playwright/test";
import { readBuiltPages } from "./built-site";
import { type Faults, whenHydrated } from "./browser";
import { describePage } from "./describe-page";
import { CANONICAL_INSTEAD, NOINDEX, ROUTES } from "./routes";
import { type Language, LANGUAGES, otherLanguage, pathOf, SITE_URL } from "./site";
import { test } from "./worker-page";

const built = readBuiltPages();
const NOTICE = /^\/\w+\/(?:404|500|offline)\/$/u;

for (const language of LANGUAGES) {
  for (const [area, routes] of Object.entries(ROUTES)) {
    test(`every page is whole (${language}: ${area})`, async ({ phone, faults }) => {
      await phone.context().clearCookies();
      faults.take();
      for (const route of routes) {
        await test.step(pathOf(language, route), () => checkPage(phone, faults, language, route));
      }
    });
  }
}

test("titles and descriptions are unique in their language, and differ between the languages @content", () => {
  for (const field of ["title", "description"] as const) {
    const texts = [...built.values()].filter(({ path }) => !NOTICE.test(path)).map((page) => page[field]);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  }
});

async function checkPage(page: Page, faults: Faults, language: Language, route: string): Promise<void> {
  const path = pathOf(language, route);
  const response = await page.goto(path);
  expect.soft(response?.status(), `${path}: status`).toBe(200);
  await whenHydrated(page);
  const found = await describePage(page);
  expect.soft(found, path).toMatchObject({
    language,
    headings: [expect.stringMatching(/\S/u)],
    canonical: [`${SITE_URL}${pathOf(language, CANONICAL_INSTEAD[route] ?? route)}`],
    switches: [pathOf(otherLanguage(language), route), pathOf(otherLanguage(language), route)],
    images: [],
    overflow: 0,
  });
  expect.soft([[], [0]], `${path}: the first picture alone comes at once`).toContainEqual(found.eager);
  expect.soft(/noindex/u.test(found.robots), `${path}: noindex`).toBe(NOINDEX.includes(route));
  expect.soft(found.titles, `${path}: title after hydration`).toEqual([built.get(path)?.title]);
  expect.soft(found.descriptions, `${path}: description after hydration`).toEqual([built.get(path)?.description]);
  expectLength(found.titles.join(""), 15, 65, `${path}: title`);
  expectLength(found.descriptions.join(""), 50, 160, `${path}: description`);
  expect.soft(faults.take(), `${path}: faults`).toEqual([]);
  expect.soft(await page.context().cookies(), `${path}: cookies`).toEqual([]);
}

function expectLength(text: string, least: number, most: number, what: string): void {
  expect.soft(text.length, `${what} "${text}" is long enough`).toBeGreaterThanOrEqual(least);
  expect.soft(text.length, `${what} "${text}" is short enough`).toBeLessThanOrEqual(most);
}
