/** Compares the sample sheets on pages with their PDFs (`npm run sheets`). */
import { expect, test } from "@playwright/test";
import { listFiles } from "../src/content/list-files";
import { listElements } from "../tools/checks/picture-sizes";
import { normaliseSpaces } from "./browser";
import { joinTexts, readBuiltPages } from "./built-pages";
import { readPdf } from "./read-pdf";
import { FOLDER } from "./test-site";

/** Enough for an A4 page of text with three font faces, but not for a bitmap. */
const MAX_BYTES = 60_000;
const A4 = [0, 0, 595, 842];
const TEXT_ELEMENTS = /^(?:h[34]|t[hd]|d[td]|p|li)$/u;

const removeSpaces = (text: string) => text.replaceAll(/[\s\u00ad\u2060]/gu, "");

test("every PDF of a sheet is one tagged A4 page with the sheet's text @content", async ({ request }) => {
  const printed = listFiles(FOLDER, "../content/pages").filter((name) => name.endsWith(".pdf"));
  let count = 0;
  for (const [path, { nodes, links, elements }] of readBuiltPages()) {
    const pdfs = links.filter(({ target }) => target.pathname.endsWith(".pdf"));
    const sheets = elements.filter(({ name, attributes }) => name === "article" && attributes["aria-labelledby"]);
    expect
      .soft(pdfs.length, `${path}: npm run build, then npm run sheets`)
      .toBe(printed.length > 0 ? sheets.length : 0);
    for (const { target, element } of pdfs) {
      count += 1;
      const { pathname } = target;
      const response = await request.get(pathname);
      expect.soft([response.status(), response.headers()["content-type"]], pathname).toEqual([200, "application/pdf"]);
      const bytes = await response.body();
      expect.soft(bytes.length, pathname).toBeLessThan(MAX_BYTES);
      const linkText = normaliseSpaces(joinTexts(nodes[elements.indexOf(element)]));
      expect.soft(linkText, pathname).toContain(` ${Math.ceil(bytes.length / 1000)} KB)`);
      const { text, size, roles, ...properties } = await readPdf(bytes);
      const language = path.startsWith("/de/") ? "de-DE" : "en-GB";
      expect.soft(properties, pathname).toMatchObject({ pages: 1, isTagged: true, language });
      expect.soft(size.map(Math.round), pathname).toEqual(A4);
      expect.soft(roles, pathname).toEqual(expect.arrayContaining(["H1", "H2"]));
      const [, id = ""] = /([^/]+)\.pdf$/u.exec(pathname) ?? [];
      const sheet = nodes[elements.findIndex(({ attributes }) => attributes["aria-labelledby"] === `${id}-title`)];
      const texts = sheet
        ? listElements(sheet)
            .filter(({ tagName }) => TEXT_ELEMENTS.test(tagName))
            .map(joinTexts)
        : [];
      expect.soft(texts.length, pathname).toBeGreaterThan(0);
      const missing = texts.filter((words) => !removeSpaces(text).includes(removeSpaces(words)));
      expect.soft(missing, pathname).toEqual([]);
    }
  }
  expect(count, "PDFs of the content").toBe(printed.length);
  expect(await (await request.get("/sitemap.xml")).text()).not.toContain(".pdf");
});
