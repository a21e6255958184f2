import type { Page } from "@playwright/test";
import type { Finding } from "./finding";

/** @returns cards that stand alone in the last row of their list, and rows whose cards are not made alike */
export function findUnevenRows(page: Page): Promise<Finding[]> {
  return page.evaluate(() => {
    const isCard = (item: Element) => item.querySelector("h2, h3, h4, img, b a, a b") !== null;
    const placeOf = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { left, top: top + scrollY, width, height };
    };
    /** What a card is made of, as far as the eye tells cards apart. */
    const madeOf = (card: Element) =>
      ["img", "dl", "time", "button"].filter((part) => card.querySelector(part)?.checkVisibility()).join(", ") ||
      "text";
    const rowsOf = (items: readonly Element[]) => {
      const rows = new Map<number, Element[]>();
      for (const item of items) {
        const top = Math.round(item.getBoundingClientRect().top / 8);
        rows.set(top, [...(rows.get(top) ?? []), item]);
      }
      return [...rows.values()];
    };
    return [...document.querySelectorAll("main ul, main ol, main div:has(> article + article)")].flatMap((list) => {
      const items = [...list.children].filter((item) => item.checkVisibility() && isCard(item));
      const rows = items.length < 3 ? [] : rowsOf(items);
      const [first = [], last = []] = [rows.at(0), rows.at(-1)];
      const [lonely] = last.length === 1 ? last : [];
      const isNarrow = lonely && lonely.getBoundingClientRect().width < list.getBoundingClientRect().width * 0.6;
      const alone =
        first.length > 1 && lonely && isNarrow
          ? [{ what: `alone in its row: ${lonely.textContent?.trim().slice(0, 40)}`, ...placeOf(lonely) }]
          : [];
      const mixed = rows.flatMap((row) => {
        const kinds = [...new Set(row.map(madeOf))];
        const [card] = row;
        return kinds.length > 1 && card
          ? [{ what: `cards made of ${kinds.join(" | ")} in a row`, ...placeOf(card) }]
          : [];
      });
      return [...alone, ...mixed];
    });
  });
}
