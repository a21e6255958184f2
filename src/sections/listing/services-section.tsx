import type { SectionProps } from "../section-props";
import { frameOf, ListFrame } from "./list-frame";
import { ServiceGroups } from "./service-groups";

/** The list of services, by line. */
export default function ServiceListSection(props: SectionProps<"listing">) {
  const { section, hasFirstPicture = false } = props;
  const frame = frameOf(props);
  return (
    <ListFrame {...frame}>
      <ServiceGroups
        cards={frame.cards}
        idOf={frame.idOf}
        pictures={section.pictures}
        hasFirstPicture={hasFirstPicture}
      />
    </ListFrame>
  );
}
