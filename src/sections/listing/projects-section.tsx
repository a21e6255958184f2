import type { SectionProps } from "../section-props";
import { frameOf, ListFrame } from "./list-frame";
import { ProjectList } from "./project-list";

/** The list of the page for projects. */
export default function ProjectListSection(props: SectionProps<"listing">) {
  const frame = frameOf(props);
  return (
    <ListFrame {...frame}>
      <ProjectList cards={frame.cards} idOf={frame.idOf} hasFirstPicture={props.hasFirstPicture ?? false} />
    </ListFrame>
  );
}
