import { useEffect } from "react";
import type { PlannerQuestions, PlannerView } from "../../model/views/planner";
import { Gates } from "./gates";
import * as css from "./planner.module.css";
import { Tickets } from "./tickets";

/**
 * Renders two questions, the map between their answers, and the tickets. CSS shows the ticket of the checked answers,
 * or of a URL such as `#booking-clarity` (docs/decisions/0007-menus.md). Browsers without `:has()` show all tickets.
 */
export function Planner({ questions, view }: { questions: PlannerQuestions; view: PlannerView }) {
  useEffect(checkAnswersOfUrl, []);
  return (
    <div id="planner" className={css["plan"]}>
      <Gates questions={questions} example={view.example} />
      <Tickets questions={questions} view={view} />
    </div>
  );
}

/**
 * Checks the answers of the ticket in the URL in place of the example's, unless the visitor has answered. CSS alone
 * cannot check a radio button.
 */
function checkAnswersOfUrl(): void {
  const ticket = document.getElementById(window.location.hash.slice(1));
  if (!ticket?.matches("#planner li")) return;
  for (const [name, part] of [["from", ticket.parentElement] as const, ["to", ticket] as const]) {
    const radios = [...document.querySelectorAll<HTMLInputElement>(`[name="planner-${name}"]`)];
    const answer = radios[[...(part?.parentElement?.children ?? [])].indexOf(part as Element)];
    const example = radios.find((radio) => radio.checked && radio.defaultChecked);
    if (!answer || !example) continue;
    example.defaultChecked = false;
    answer.defaultChecked = answer.checked = true;
  }
}
