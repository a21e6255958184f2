import type { SectionProps } from "../section-props";
import { LinkList } from "./link-list";
import { frameOf, ListFrame } from "./list-frame";

/** The list of the legal pages: their names. */
export default function LinkListSection(props: SectionProps<"listing">) {
  const frame = frameOf(props);
  return (
    <ListFrame {...frame}>
      <LinkList cards={frame.cards} />
    </ListFrame>
  );
}
