/** Samples of what clients get: as text on the page, and as PDFs that anybody may open. */
import { expect, test } from "@playwright/test";
import { readPdf } from "../test/read-pdf";
import { whenHydrated } from "./browser";
import { readBuiltPages } from "./built-site";
import { axeViolations } from "./engines";
import { LANGUAGES, MESSAGES, pathOf } from "./site";

const ROUTE = "/common-landing-test/";

/** An A4 page of text and four cuts of type; more is a picture that nobody meant. */
const MOST_BYTES = 60_000;

for (const language of LANGUAGES) {
  test(`a sheet leads to its PDF, which says the same, as a sample (${language})`, async ({ page, request }) => {
    await page.goto(pathOf(language, ROUTE));
    const sheet = page.locator("article[aria-labelledby=test-sheet-title]");
    const link = page.locator("a[type='application/pdf']");
    const answer = await request.get((await link.getAttribute("href")) ?? "");
    expect(answer.status()).toBe(200);
    expect(answer.headers()["content-type"]).toBe("application/pdf");
    const bytes = await answer.body();
    expect(bytes.length).toBeLessThan(MOST_BYTES);
    const size = Math.ceil(bytes.length / 1000);
    await expect(link).toContainText(`${MESSAGES[language]["sheet.size"].replace("{size}", `${size}`)})`);
    const { text, title, ...about } = readPdf(bytes);
    expect(about).toMatchObject({ pages: 1, isTagged: true, language: language === "de" ? "de-DE" : "en-GB" });
    const said = text.join("").replaceAll(/\s/gu, "");
    for (const cell of await sheet.locator("h3, th, td, dd").allTextContents())
      expect.soft(said).toContain(cell.replaceAll(/[\s\u00ad]/gu, ""));
    expect(title).toContain(MESSAGES[language]["sheet.mark"]);
    await expect(sheet).toContainText(MESSAGES[language]["sheet.notice"]);
  });

  test(`a click opens it, and is no change of page (${language})`, async ({ page }) => {
    await page.goto(pathOf(language, ROUTE));
    await whenHydrated(page);
    const link = page.locator("a[type='application/pdf']");
    const asked = page.waitForRequest((request) => request.url().endsWith(".pdf"));
    await link.click();
    expect((await asked).isNavigationRequest()).toBe(true);
  });
}

for (const width of [320, 1440]) {
  test(`a sheet has no violation and nothing beside the page at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(pathOf("de", ROUTE));
    await page.locator("article[aria-labelledby=test-sheet-title]").scrollIntoViewIfNeeded();
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test("every PDF that a page names is there, and none is in the site map @content", async ({ request }) => {
  const links = [...readBuiltPages().values()].flatMap((page) => page.links);
  const named = links.map(({ target }) => target.pathname).filter((path) => path.endsWith(".pdf"));
  for (const path of named) {
    const answer = await request.get(path);
    expect.soft([answer.status(), answer.headers()["content-type"]], path).toEqual([200, "application/pdf"]);
    expect.soft((await answer.body()).length, path).toBeLessThan(MOST_BYTES);
  }
  expect(await (await request.get("/sitemap.xml")).text()).not.toContain(".pdf");
});
