/** Samples of what clients get: as text on the page, and as PDFs that anybody may open (`npm run sheets`). */
import { expect, test } from "@playwright/test";
import { readPdf } from "../test/read-pdf";
import { whenHydrated } from "./browser";
import { readBuiltPages } from "./built-site";
import { LANGUAGES, MESSAGES, pathOf } from "./site";

/** An A4 page of text and three cuts of type; more is a picture that nobody meant. */
const MOST_BYTES = 60_000;

for (const language of LANGUAGES) {
  test(`a sheet leads to its PDF, which says the same, as a sample (${language})`, async ({ page, request }) => {
    await page.goto(pathOf(language, ROUTE));
    await whenHydrated(page);
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
    const asked = page.waitForRequest((each) => each.url().endsWith(".pdf"));
    await link.click();
    expect((await asked).isNavigationRequest(), "a click is no change of page").toBe(true);
  });
}

test("every PDF that a page names is one tagged A4 page in its language that says what the page does @content", async ({
  page,
  request,
}) => {
  for (const [path, { links }] of readBuiltPages()) {
    for (const { pathname } of links.map(({ target }) => target).filter((target) => target.pathname.endsWith(".pdf"))) {
      await page.goto(path);
      const answer = await request.get(pathname);
      expect.soft([answer.status(), answer.headers()["content-type"]], pathname).toEqual([200, "application/pdf"]);
      const bytes = await answer.body();
      expect.soft(bytes.length, pathname).toBeLessThan(MOST_BYTES);
      const link = page.locator(`a[href="${pathname}"][type="application/pdf"]`);
      await expect.soft(link).toContainText(` ${Math.ceil(bytes.length / 1000)} KB)`);
      const { text, size, roles, ...about } = readPdf(bytes);
      const language = path.startsWith("/de/") ? "de-DE" : "en-GB";
      expect.soft(about, pathname).toMatchObject({ pages: 1, isTagged: true, language });
      expect.soft(size.map(Math.round), pathname).toEqual(A4);
      expect.soft(roles, pathname).toEqual(expect.arrayContaining(["H1", "H2"]));
      const said = text.join("").replaceAll(/\s/gu, "");
      const id = /([^/]+)\.pdf$/u.exec(pathname)?.[1] ?? "";
      const sheet = page.locator(`article[aria-labelledby="${id}-title"]`);
      for (const words of await sheet.locator("h3, h4, th, td, dt, dd, p, li").allTextContents())
        expect.soft(said, pathname).toContain(words.replaceAll(/[\s\u00ad]/gu, ""));
    }
  }
  expect(await (await request.get("/sitemap.xml")).text()).not.toContain(".pdf");
});
