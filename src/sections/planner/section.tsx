import { usePack } from "../../i18n/language-provider";
import { Framed } from "../framed";
import type { SectionProps } from "../section-props";
import { Network } from "./network";
import { Question } from "./question";
import * as css from "./section.module.css";
import { Tickets } from "./tickets";

/**
 * Two questions, whose answers are the stops of the map between them, and the ticket for both. What is chosen is the
 * browser's: styles light the way and show the ticket. An address that names a ticket (`#booking-clarity`) stands for the
 * answers that have not been given. Where styles can't look inside (`:has()`) all tickets are a list; on paper there is the one
 * that is chosen.
 */
export default function PlannerSection({ section, view, isLast }: SectionProps<"planner">) {
  const { lines } = usePack();
  const { id, from, to } = section;
  const planner = view.planners?.[id];
  const starts = from.answers.map(({ line }) => (line && lines[line] ? line : undefined));
  return (
    <Framed section={section} isLast={isLast}>
      <div className={css["plan"]}>
        <div className={css["map"]}>
          <Question id={`${id}-from`} question={from} className={css["from"]} />
          <Network starts={starts} ends={to.answers.length} />
          <Question id={`${id}-to`} question={to} className={css["to"]} />
        </div>
        {planner && <Tickets section={section} view={view} planner={planner} />}
      </div>
    </Framed>
  );
}
