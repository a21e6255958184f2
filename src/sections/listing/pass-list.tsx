import { Passes } from "../../components/passes/passes";
import type { Card } from "../../model/views/card";

/** Products and solutions: cards in pairs, the first one wide where that leaves no hole in the grid. */
export function PassList({ cards, hasFirstPicture = false }: { cards: readonly Card[]; hasFirstPicture?: boolean }) {
  const isOdd = cards.length % 2 === 1;
  const formats = cards.map((_card, index) => (isOdd && index === 0 ? "wide" : "half"));
  return <Passes cards={cards} formats={formats} hasFirstPicture={hasFirstPicture} />;
}
