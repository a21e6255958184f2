import type { SectionProps } from "../section-props";
import { frameOf, ListFrame } from "./list-frame";
import { PassList } from "./pass-list";

/** The list of products or solutions, as cards. */
export default function OfferListSection(props: SectionProps<"listing">) {
  const frame = frameOf(props);
  return (
    <ListFrame {...frame}>
      <PassList cards={frame.cards} hasFirstPicture={props.hasFirstPicture ?? false} />
    </ListFrame>
  );
}
