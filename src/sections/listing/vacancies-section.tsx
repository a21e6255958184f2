import type { SectionProps } from "../section-props";
import { frameOf, ListFrame } from "./list-frame";
import { VacancyBoard } from "./vacancy-board";

/** The board of vacancies. */
export default function VacancyListSection(props: SectionProps<"listing">) {
  const frame = frameOf(props);
  return (
    <ListFrame {...frame}>
      <VacancyBoard cards={frame.cards} />
    </ListFrame>
  );
}
