/** Kinds of news as options of a switch (src/components/switch/switch.css): all of them first. */
import type { Card } from "../../model/views/card";
import { CATEGORIES } from "../../model/views/categories";

export const KINDS = ["all", ...CATEGORIES] as const;

type Kind = (typeof KINDS)[number];

export const countOf = (cards: readonly Card[], kind: Kind): number =>
  cards.filter(({ category }) => kind === "all" || category === kind).length;

/** @returns the numbers of the options, from 1, that show one of the cards */
export function panelsOf(cards: readonly Card[]): string {
  return KINDS.flatMap((kind, index) => (countOf(cards, kind) > 0 ? index + 1 : [])).join(" ");
}
