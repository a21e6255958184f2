import "../../components/choice/choice.css";
import type { LineLetter } from "../../model/views/line-letter";
import * as css from "./question.module.css";

interface QuestionProps {
  /** Names the group of answers: unique in the page. */
  id: string;
  question: {
    question: string;
    answers: readonly { name: string; label: string; line?: LineLetter | undefined }[];
  };
  className: string | undefined;
}

/** A question with its answers, which are stops: radio buttons that nobody but the browser keeps. */
export function Question({ id, question: { question, answers }, className }: QuestionProps) {
  return (
    <>
      <h3 className={css["question"]} id={id}>
        {question}
      </h3>
      <div className={`${css["stops"]} ${className}`} role="radiogroup" aria-labelledby={id}>
        {answers.map(({ name, label, line }) => (
          <label key={name}>
            <input className="choice" type="radio" name={id} value={name} />
            {line ? <span className="plate">{line}</span> : <i />}
            <span>{label}</span>
          </label>
        ))}
      </div>
    </>
  );
}
