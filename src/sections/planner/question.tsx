import "../../components/switch/choice.css";
import type { Questions } from "../../model/views/planner";
import * as css from "./question.module.css";

export interface QuestionProps {
  /** The name of the radio buttons, unique on the page. */
  id: string;
  question: Questions["from"];
  className: string | undefined;
  /** The level below the heading above the planner. */
  Heading: "h2" | "h3";
}

/** Renders a question with its answers as radio buttons. Only the browser stores the choice. */
export function Question({ id, question: { question, answers }, className, Heading }: QuestionProps) {
  return (
    <>
      <Heading className={css["question"]} id={id}>
        {question}
      </Heading>
      <div className={`${css["stops"]} ${className}`} role="radiogroup" aria-labelledby={id}>
        {answers.map(({ name, label, line }) => (
          <label key={name}>
            <input className="choice" type="radio" name={id} />
            {line ? <span className="plate">{line}</span> : <i />}
            <span>{label}</span>
          </label>
        ))}
      </div>
    </>
  );
}
