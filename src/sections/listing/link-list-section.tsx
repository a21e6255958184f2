import * as css from "./link-list.module.css";
import { SectionFrame, type SectionProps } from "../section-frame";
import { cardsOfList } from "./cards-of-list";

/** Lists the legal pages by title. */
export default function LinkListSection(props: SectionProps<"listing">) {
  return (
    <SectionFrame {...props}>
      <ul className={css["links"]}>
        {cardsOfList(props).map(({ path, title }) => (
          <li key={path}>
            <a href={path}>{title}</a>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
