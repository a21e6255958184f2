/** `npm run sheets`: prints the sheets of sample documents as PDF from the site that `npm run build` has built. */
import { readFileSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { type Browser, chromium } from "playwright";
import subsetFont from "subset-font";
import { FONT_FILE } from "../../gatsby/images/share-picture/fonts";
import { loadSite } from "../../gatsby/load-site";
import { createSiteServer } from "../../src/hosting/server";
import { LOCALES } from "../../src/i18n/languages";
import type { SheetView } from "../../src/model/views/sheet";
import type { Sheet } from "../../src/sections/sheet/fields";
import { createPageView } from "../../src/site/page-view";
import { sheetPdfPath, listSheets } from "../../src/site/sheet-files";
import type { Site, SitePage } from "../../src/site/site";
import { readCommandLine } from "../command-line.mjs";
import { findBrowser } from "../programs.mjs";

/** Static cuts of the font: a PDF can't embed a variable font, and its outlines would double the bytes. */
const CUTS = [
  { wght: 400, wdth: 100 },
  { wght: 650, wdth: 100 },
  { wght: 650, wdth: 88 },
] as const;

/** CSS pixels. */
const A4_HEIGHT = (297 / 25.4) * 96;

interface SheetOfPage {
  page: SitePage;
  sheet: Sheet;
  view: SheetView;
}

function findSheets(site: Site): SheetOfPage[] {
  return site.pages.flatMap((page) => {
    const sheets = listSheets(page);
    const views = sheets.length > 0 ? createPageView(site, page).sheets : undefined;
    return sheets.map((sheet) => ({ page, sheet, view: views?.[sheet.id] as SheetView }));
  });
}

async function printSheets(): Promise<void> {
  const server = createSiteServer("public").listen(0, "localhost");
  const executablePath = findBrowser();
  if (!executablePath) throw new Error("Chromium - not found - install it, or write its path to CHROMIUM");
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    const sheets = findSheets(loadSite());
    const styles = `${await createFontFaces(JSON.stringify(sheets))}${readFileSync("tools/sheets/sheet.css", "utf8")}`;
    for (const sheet of sheets) {
      const pdf = await printSheet(browser, `${origin}${sheet.page.path}`, sheet, styles);
      const file = sheetPdfPath(sheet.page, sheet.sheet.id);
      writeFileSync(file, pdf);
      console.log(`${file}: ${Math.round(pdf.length / 1000)} KB`);
    }
  } finally {
    await browser.close();
    server.close();
  }
}

/** Writes the cuts as CSS, with the characters of a text. */
async function createFontFaces(text: string): Promise<string> {
  const variable = readFileSync(FONT_FILE);
  const cuts = CUTS.map(async ({ wght, wdth }) => {
    const font = await subsetFont(variable, text, { targetFormat: "sfnt", variationAxes: { wght, wdth } });
    const source = `url(data:font/ttf;base64,${font.toString("base64")})`;
    return `@font-face { font-family: Sheet; font-weight: ${wght}; font-stretch: ${wdth}%; src: ${source} }`;
  });
  return (await Promise.all(cuts)).join("\n");
}

/** Prints a sheet as PDF. @throws {Error} if it is longer than A4 */
async function printSheet(
  browser: Browser,
  url: string,
  { page: sitePage, sheet, view }: SheetOfPage,
  styles: string,
): Promise<Buffer> {
  const context = await browser.newContext({
    bypassCSP: true,
    serviceWorkers: "block",
    colorScheme: "light",
    reducedMotion: "reduce",
  });
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: "networkidle" });
    await page.emulateMedia({ media: "screen" });
    await page.setViewportSize({ width: 794, height: 1123 });
    await page.addStyleTag({ content: styles });
    const title = `${sheet.name}: ${sheet.title} (${view.mark})`;
    const height = await page.evaluate(isolateSheet, { id: sheet.id, title, language: LOCALES[sitePage.language] });
    const excess = Math.ceil(height - A4_HEIGHT);
    if (excess > 0)
      throw new Error(`${sitePage.path}#${sheet.id} - is ${excess} px longer than A4 - shorten the sheet`);
    return await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true });
  } finally {
    await context.close();
  }
}

/** Removes everything but a sheet from the page in which it runs. @returns the sheet's height in CSS pixels */
async function isolateSheet({ id, title, language }: { id: string; title: string; language: string }): Promise<number> {
  const sheet = document.querySelector<HTMLElement>(`article[aria-labelledby="${id}-title"]`);
  if (!sheet) throw new Error(`#${id} - is missing on the built page - run npm run build first`);
  document.body.replaceChildren(sheet);
  document.title = title;
  document.documentElement.lang = language;
  for (const heading of sheet.querySelectorAll("h3, h4"))
    heading.setAttribute("aria-level", heading.localName === "h3" ? "1" : "2");
  // A PDF contains soft hyphens as characters.
  const texts = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) texts.currentNode.nodeValue = texts.currentNode.nodeValue?.replaceAll("\u00ad", "") ?? "";
  await document.fonts.ready;
  return sheet.getBoundingClientRect().height;
}

readCommandLine("npm run sheets - prints PDFs of sample documents with Chromium, from the built site");
printSheets().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
