import type { SectionProps } from "../section-props";
import * as css from "./link-list.module.css";
import { frameOf, ListFrame } from "./list-frame";

/** The list of the legal pages: their names. */
export default function LinkListSection(props: SectionProps<"listing">) {
  const frame = frameOf(props);
  return (
    <ListFrame {...frame}>
      <ul className={css["links"]}>
        {frame.cards.map(({ path, title }) => (
          <li key={path}>
            <a href={path}>{title}</a>
          </li>
        ))}
      </ul>
    </ListFrame>
  );
}
