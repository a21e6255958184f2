import { Passes } from "../../components/passes/passes";
import type { SectionProps } from "../section-props";
import { frameOf, ListFrame } from "./list-frame";

/** Products or solutions: cards in pairs, the first one wide where that leaves no hole in the grid. */
export default function OfferListSection(props: SectionProps<"listing">) {
  const frame = frameOf(props);
  const isOdd = frame.cards.length % 2 === 1;
  const formats = frame.cards.map((_card, index) => (isOdd && index === 0 ? "wide" : "half"));
  return (
    <ListFrame {...frame}>
      <Passes cards={frame.cards} formats={formats} hasFirstPicture={props.hasFirstPicture ?? false} />
    </ListFrame>
  );
}
