import { SectionFrame } from "../section-frame";
import type { SectionProps } from "../section-props";
import { ticketPrefix } from "../../model/views/planner";
import { Gates } from "./gates";
import * as css from "./section.module.css";
import { Tickets } from "./tickets";

/**
 * Two questions, whose answers are the stops of the map between them, and the ticket for both. What is chosen is the
 * browser's: styles light the way and show the ticket. An address that names a ticket (`#booking-clarity`) stands for the
 * answers that have not been given. Where styles can't look inside (`:has()`) all tickets are a list; on paper there is the one
 * that is chosen.
 */
export default function PlannerSection({ section, view, isLast }: SectionProps<"planner">) {
  const { id } = section;
  const planner = view.planners?.[id];
  return (
    <SectionFrame section={section} isLast={isLast}>
      <div className={css["plan"]}>
        <Gates id={id} questions={section} Heading="h3" />
        {planner && (
          <Tickets questions={section} prefix={ticketPrefix(view.content.sections ?? [], id)} planner={planner} />
        )}
      </div>
    </SectionFrame>
  );
}
