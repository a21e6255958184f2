import { useEffect } from "react";
import type { PlannerQuestions, PlannerView } from "../../model/views/planner";
import "../../components/switch/choice.css";
import { Network } from "./network";
import * as css from "./planner.module.css";
import * as questionCss from "./question.module.css";
import { Tickets } from "./tickets";

/**
 * Renders two questions, the map between their answers, and the tickets. CSS shows the ticket of the checked answers,
 * or of a URL such as `#booking-clarity` (docs/decisions/0007-menus.md).
 */
export function Planner({ questions, view }: { questions: PlannerQuestions; view: PlannerView }) {
  const { from, to } = questions;
  useEffect(checkAnswersOfUrl, []);
  return (
    <div id="planner" className={css["plan"]}>
      <div className={css["map"]}>
        <Question name="from" question={from} checked={view.example[0]} />
        <Network starts={from.answers.map(({ line }) => line)} ends={to.answers.length} />
        <Question name="to" question={to} checked={view.example[1]} />
      </div>
      <Tickets questions={questions} view={view} />
    </div>
  );
}

interface QuestionProps {
  name: "from" | "to";
  question: PlannerQuestions["from"];
  checked: number;
}

/** Renders a question with its answers as radio buttons. Only the browser stores the choice. */
function Question({ name, question: { question, answers }, checked }: QuestionProps) {
  const id = `planner-${name}`;
  return (
    <>
      <h2 className={questionCss["question"]} id={id}>
        {question}
      </h2>
      <div
        className={`${questionCss["answers"]} ${css[name === "from" ? "starts" : "ends"]}`}
        role="radiogroup"
        aria-labelledby={id}
      >
        {answers.map(({ word, label, line }, index) => (
          <label key={word}>
            <span className={name === "from" ? "plate" : questionCss["ring"]}>
              <input className="choice" type="radio" name={id} defaultChecked={index === checked} />
              {name === "from" && (line ?? <i />)}
            </span>
            <span>{label}</span>
          </label>
        ))}
      </div>
    </>
  );
}

/** Checks the answers of the ticket in the URL, unless the visitor has answered: CSS cannot check a radio button. */
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
