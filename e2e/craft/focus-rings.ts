import type { Page } from "@playwright/test";
import type { Finding } from "./finding";

/** How far a ring reaches beyond what has the focus: its distance and its width (src/styles/base.css). */
const REACH = 6;

/** @returns controls whose ring would lie on the words of a neighbour; a link within a line of text can't help it */
export function findRingsOnNeighbours(page: Page): Promise<Finding[]> {
  return page.evaluate((reach) => {
    const isForTheEar = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath === "inset(50%)" || isForTheEar(element.parentElement));
    const letters: { node: Text; text: string; box: DOMRect; half: number }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const element = node.parentElement;
      const text = node.data.trim();
      if (!text || !element?.checkVisibility({ visibilityProperty: true }) || isForTheEar(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const half = parseFloat(getComputedStyle(element).fontSize) * 0.35;
      for (const box of range.getClientRects()) if (box.width > 1) letters.push({ node, text, box, half });
    }
    const controls = [...document.querySelectorAll("a[href], button, summary, input, select, textarea")].filter(
      (control) =>
        control.checkVisibility({ visibilityProperty: true }) &&
        getComputedStyle(control).display !== "inline" &&
        !isForTheEar(control),
    );
    return controls.flatMap((control) => {
      const { left, right, top, bottom, width, height } = control.getBoundingClientRect();
      if (bottom + scrollY < 0) return [];
      const hit = letters.find(({ node, box, half }) => {
        const middle = (box.top + box.bottom) / 2;
        const isBeside = !control.contains(node) && !node.parentElement?.closest("label")?.contains(control);
        const isAcross = box.left < right + reach - 1 && box.right > left - reach + 1;
        return isBeside && isAcross && middle - half < bottom + reach - 1 && middle + half > top - reach + 1;
      });
      if (!hit) return [];
      const what = `ring of "${control.textContent?.trim().slice(0, 30)}" on "${hit.text.slice(0, 30)}"`;
      return [{ what, left, top: top + scrollY, width, height }];
    });
  }, REACH);
}
