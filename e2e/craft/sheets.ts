import type { Page } from "@playwright/test";
import type { Finding } from "../text-boxes";

/** What the margins of src/styles/paper.css leave of A4, in pixels: 176 by 263 millimetres. */
const SHEET = { width: 665, height: 994 };
/** What queries for a width see of A4, in pixels: the whole sheet, 210 millimetres. */
const WIDTH = 794;
/** So much of a sheet has to be filled, unless it is the last one. */
const LEAST = 1 / 3;
/** Between two sheets, so that nothing reaches from one into the next. */
const GAP = 200;

/**
 * Lays a page out as sheets of paper, side by side: browsers break columns by the rules by which they break pages.
 * @returns sheets that are nearly empty, and what is cut at the edge of one
 */
export async function findPoorSheets(page: Page): Promise<Finding[]> {
  await page.setViewportSize({ ...SHEET, width: WIDTH });
  await page.emulateMedia({ media: "print", reducedMotion: "reduce" });
  await page.addStyleTag({
    content: `body { columns: ${SHEET.width}px auto; column-gap: ${GAP}px; column-fill: auto; width: ${SHEET.width}px; height: ${SHEET.height}px; }`,
  });
  return page.evaluate(
    ([{ width, height }, gap, least]) => {
      const rects: DOMRect[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { currentNode: node } = walker;
        if (!node.nodeValue?.trim() || !node.parentElement?.checkVisibility()) continue;
        if (node.parentElement.closest(".vh, thead") ?? node.parentElement.getBoundingClientRect().width < 2) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        rects.push(...range.getClientRects());
      }
      rects.push(...[...document.querySelectorAll("img, svg")].map((picture) => picture.getBoundingClientRect()));
      const seen = rects.filter((rect) => rect.width > 1 && rect.height > 1);
      const sheetOf = ({ left }: DOMRect) => Math.floor((left + scrollX + gap / 2) / (width + gap));
      const sheets = Math.max(...seen.map(sheetOf)) + 1;
      const found = [];
      for (let sheet = 0; sheet < sheets; sheet += 1) {
        const on = seen.filter((rect) => sheetOf(rect) === sheet);
        const end = Math.max(0, ...on.map(({ bottom }) => bottom + scrollY));
        const place = { left: sheet * (width + gap), top: 0, width, height };
        if (sheet < sheets - 1 && end < height * least)
          found.push({
            what: `sheet ${sheet + 1} of ${sheets} is filled to ${Math.round((end / height) * 100)} %`,
            ...place,
          });
        const cut = on.filter(
          (rect) => rect.bottom + scrollY > height + 2 || rect.right + scrollX > place.left + width + 2,
        );
        if (cut.length > 0)
          found.push({ what: `${cut.length} pieces reach over the edge of sheet ${sheet + 1}`, ...place });
      }
      return found;
    },
    [SHEET, GAP, LEAST] as const,
  );
}
