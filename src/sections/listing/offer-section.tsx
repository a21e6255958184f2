import { Passes } from "../../components/passes/passes";
import { SectionFrame, type SectionProps } from "../section-frame";
import { cardsOfList } from "./cards-of-list";

/** Numbers of cards in pairs by the remainder of a division by three: the rest fills rows of three. */
const CARDS_IN_PAIRS = [0, 4, 2];

/** Lists products or solutions. A wide card would be half empty, because these cards lack facts. */
export default function OfferListSection(props: SectionProps<"listing">) {
  const cards = cardsOfList(props);
  const formats = cards.slice(0, CARDS_IN_PAIRS[cards.length % 3]).map(() => "half" as const);
  return (
    <SectionFrame {...props} ground="paper">
      <Passes cards={cards} formats={formats} />
    </SectionFrame>
  );
}
