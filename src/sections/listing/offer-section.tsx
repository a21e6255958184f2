import type { SectionProps } from "../section-props";
import { frameOf, ListFrame } from "./list-frame";
import { PassList } from "./pass-list";
import { ServiceGroups } from "./service-groups";

/** The list of services, by line, or of products or solutions, as cards. */
export function OfferListSection(props: SectionProps<"listing">) {
  const { section, hasFirstPicture = false } = props;
  const frame = frameOf(props);
  return (
    <ListFrame {...frame}>
      {section.of === "services" ? (
        <ServiceGroups cards={frame.cards} pictures={section.pictures} hasFirstPicture={hasFirstPicture} />
      ) : (
        <PassList cards={frame.cards} hasFirstPicture={hasFirstPicture} />
      )}
    </ListFrame>
  );
}
