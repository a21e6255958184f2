/** Compares the sample sheets on pages with their PDFs (`npm run sheets`). */
import { expect, test } from "@playwright/test";
import { listFiles } from "../src/content/list-files";
import { readPdf } from "../test/read-pdf";
import { readBuiltPages } from "./built-pages";
import { FOLDER } from "./test-site";

/** Enough for an A4 page of text with three font faces, but not for a bitmap. */
const MAX_BYTES = 60_000;
const A4 = [0, 0, 595, 842];

test("every PDF of a sheet is one tagged A4 page with the sheet's text @content", async ({ page, request }) => {
  const names = listFiles(FOLDER, "../content/pages");
  const printed = names.filter((name) => name.endsWith(".pdf"));
  let count = 0;
  for (const [path, { links, elements }] of readBuiltPages()) {
    const pdfs = links.map(({ target }) => target).filter((target) => target.pathname.endsWith(".pdf"));
    const sheets = elements.filter(({ name, attributes }) => name === "article" && attributes["aria-labelledby"]);
    expect
      .soft(pdfs.length, `${path}: npm run build, then npm run sheets`)
      .toBe(printed.length > 0 ? sheets.length : 0);
    for (const { pathname } of pdfs) {
      count += 1;
      await page.goto(path);
      const response = await request.get(pathname);
      expect.soft([response.status(), response.headers()["content-type"]], pathname).toEqual([200, "application/pdf"]);
      const bytes = await response.body();
      expect.soft(bytes.length, pathname).toBeLessThan(MAX_BYTES);
      const link = page.locator(`a[href="${pathname}"][type="application/pdf"]`);
      await expect.soft(link).toContainText(` ${Math.ceil(bytes.length / 1000)} KB)`);
      const { text, size, roles, ...properties } = readPdf(bytes);
      const language = path.startsWith("/de/") ? "de-DE" : "en-GB";
      expect.soft(properties, pathname).toMatchObject({ pages: 1, isTagged: true, language });
      expect.soft(size.map(Math.round), pathname).toEqual(A4);
      expect.soft(roles, pathname).toEqual(expect.arrayContaining(["H1", "H2"]));
      const pdfText = text.join("").replaceAll(/\s/gu, "");
      const id = /([^/]+)\.pdf$/u.exec(pathname)?.[1] ?? "";
      const sheet = page.locator(`article[aria-labelledby="${id}-title"]`);
      for (const words of await sheet.locator("h3, h4, th, td, dt, dd, p, li").allTextContents())
        expect.soft(pdfText, pathname).toContain(words.replaceAll(/[\s\u00ad]/gu, ""));
    }
  }
  expect(count, "PDFs of the content").toBe(printed.length);
  expect(await (await request.get("/sitemap.xml")).text()).not.toContain(".pdf");
});
