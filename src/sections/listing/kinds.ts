/** Kinds of news as options of a switch (src/components/switch/switch.css), after the option "all". */
import type { Card } from "../../model/views/card";
import { CATEGORIES } from "../../model/views/categories";

export const KINDS = ["all", ...CATEGORIES] as const;

type Kind = (typeof KINDS)[number];

/** Counts the articles that an option shows. */
export const countOf = (cards: readonly Card[], kind: Kind): number =>
  cards.filter(({ category }) => kind === "all" || category === kind).length;

/** Lists the numbers of the options, from 1, that show at least one of the cards. */
export function panelsOf(cards: readonly Card[]): string {
  return KINDS.flatMap((kind, index) => (countOf(cards, kind) > 0 ? index + 1 : [])).join(" ");
}
