import "../../components/switch/choice.css";
import type { Questions } from "../../model/views/planner";
import * as css from "./question.module.css";

export interface QuestionProps {
  /** Names the group of answers: unique in the page. */
  id: string;
  question: Questions["from"];
  className: string | undefined;
  /** Below the heading that the planner stands under. */
  Heading: "h2" | "h3";
}

/** A question with its answers, which are stops: radio buttons that nobody but the browser keeps. */
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
