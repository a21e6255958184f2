import { Passes } from "../../components/passes/passes";
import type { Card } from "../../routes/site";

/** Products and solutions: cards, the first one wide where that leaves no hole in the grid. */
export function PassList({ cards }: { cards: readonly Card[] }) {
  return <Passes cards={cards} isFirstWide={cards.length !== 2 && cards.length % 3 === 1} />;
}
