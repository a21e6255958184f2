/** Kinds of news as options of a switch (src/components/switch/switch.css), after the option "all". */
import type { Card } from "../../model/views/card";
import { CATEGORIES } from "../../model/views/categories";

export const NEWS_FILTERS = ["all", ...CATEGORIES] as const;

type Kind = (typeof NEWS_FILTERS)[number];

/** Counts the articles that an option shows. */
export const countArticles = (cards: readonly Card[], kind: Kind): number =>
  cards.filter(({ category }) => kind === "all" || category === kind).length;

/** Lists the numbers of the options, from 1, that show at least one of the cards. */
export function optionNumbers(cards: readonly Card[]): string {
  return NEWS_FILTERS.flatMap((kind, index) => (countArticles(cards, kind) > 0 ? index + 1 : [])).join(" ");
}
