import { Passes } from "../../components/passes/passes";
import type { SectionProps } from "../section-props";
import { frameOf, ListFrame } from "./list-frame";

/** How many of the cards stand in pairs so that the others fill rows of three. */
const IN_PAIRS = [0, 4, 2];

/** Products or solutions: cards without facts would be half empty if they were wide. */
export default function OfferListSection(props: SectionProps<"listing">) {
  const frame = frameOf(props);
  const formats = frame.cards.slice(0, IN_PAIRS[frame.cards.length % 3]).map(() => "half" as const);
  return (
    <ListFrame {...frame}>
      <Passes cards={frame.cards} formats={formats} />
    </ListFrame>
  );
}
