import { SectionFrame, type SectionProps } from "../section-frame";
import { ticketPrefix } from "../../model/views/planner";
import { Gates } from "./gates";
import * as css from "./section.module.css";
import { Tickets } from "./tickets";

/**
 * Renders two questions, the map between their answers, and the tickets. CSS shows the ticket of the chosen answers, or
 * of a URL such as `#booking-clarity` (docs/decisions/0007-menus.md). Browsers without `:has()` show all tickets.
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
