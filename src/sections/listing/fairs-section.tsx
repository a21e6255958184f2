import type { SectionProps } from "../section-props";
import { FairList } from "./fair-list";
import { frameOf, ListFrame } from "./list-frame";

/** The list of a page for trade fairs, which lists fairs only. */
export default function FairsSection(props: SectionProps<"listing">) {
  const frame = frameOf(props);
  return (
    <ListFrame {...frame}>
      <FairList cards={frame.cards} />
    </ListFrame>
  );
}
