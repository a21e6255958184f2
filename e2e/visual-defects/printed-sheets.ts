import type { Page } from "@playwright/test";
import type { VisualFault } from "../text-faults";

/** A4 without the margins and the padding of src/styles/paper.css, in pixels: 176 by 268 millimetres. */
const SHEET = { width: 665, height: 1013 };
/** Width of A4 in pixels, which media queries see: 210 millimetres. */
const MEDIA_WIDTH = 794;
/** Filled share of all sheets but the last. */
const MIN_FILLED = 1 / 3;
const GAP = 200;

/** Lays a page out in columns, which browsers break like printed sheets, and finds nearly empty sheets and cut content. */
export async function findBadSheets(page: Page): Promise<VisualFault[]> {
  await page.setViewportSize({ ...SHEET, width: MEDIA_WIDTH });
  await page.emulateMedia({ media: "print", reducedMotion: "reduce" });
  await page.addStyleTag({
    content: `body { padding: 0; columns: ${SHEET.width}px auto; column-gap: ${GAP}px; column-fill: auto; width: ${SHEET.width}px; height: ${SHEET.height}px; }`,
  });
  return page.evaluate(
    ([{ width, height }, gap, minFilled]) => {
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
      const visible = rects.filter((rect) => rect.width > 1 && rect.height > 1);
      const sheetIndex = ({ left }: DOMRect) => Math.floor((left + scrollX + gap / 2) / (width + gap));
      const sheets = Math.max(...visible.map(sheetIndex)) + 1;
      const found = [];
      for (let sheet = 0; sheet < sheets; sheet += 1) {
        const content = visible.filter((rect) => sheetIndex(rect) === sheet);
        const end = Math.max(0, ...content.map(({ bottom }) => bottom + scrollY));
        const box = { left: sheet * (width + gap), top: 0, width, height };
        const filled = `${Math.round((end / height) * 100)} %`;
        if (sheet < sheets - 1 && end < height * minFilled)
          found.push({ what: `sheet ${sheet + 1} of ${sheets} is filled to ${filled}`, ...box });
        const cut = content.filter(
          (rect) => rect.bottom + scrollY > height + 2 || rect.right + scrollX > box.left + width + 2,
        );
        if (cut.length > 0)
          found.push({ what: `${cut.length} elements are cut at the edge of sheet ${sheet + 1}`, ...box });
      }
      return found;
    },
    [SHEET, GAP, MIN_FILLED] as const,
  );
}
