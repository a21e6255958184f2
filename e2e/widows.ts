import type { Page } from "@playwright/test";

/**
 * @returns last lines of first-level headings with a single word on them, where the word before it would have fitted in
 * beside it: two words that are wider than the screen have to part.
 */
export function findWidows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Word {
      text: string;
      block: Element;
      box: DOMRect;
    }
    const blockOf = (node: Node) => {
      let element = node.parentElement as Element;
      while (getComputedStyle(element).display.startsWith("inline")) element = element.parentElement as Element;
      return element;
    };
    const words: Word[] = [];
    for (const heading of document.querySelectorAll("h1")) {
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        for (const { 0: text, index } of node.data.matchAll(/\S+/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + text.length);
          // A word that is broken ends where its last part ends.
          const box = [...range.getClientRects()].at(-1);
          if (box) words.push({ text, block: blockOf(node), box });
        }
      }
    }
    const blocks = [...new Set(words.map(({ block }) => block))];
    return blocks.flatMap((block) => {
      const [before, last] = words.filter((word) => word.block === block).slice(-2);
      if (!before || !last || last.box.top < before.box.bottom - before.box.height / 2) return [];
      const space = parseFloat(getComputedStyle(block).fontSize) * 0.25;
      const isAvoidable = before.box.width + space + last.box.width <= block.getBoundingClientRect().width;
      return isAvoidable ? [`${before.text} | ${last.text}`] : [];
    });
  });
}
