import { useLanguagePack } from "../../i18n/language-provider";
import type { PlannerQuestions } from "../../model/views/planner";
import { Network } from "./network";
import "../../components/switch/choice.css";
import * as questionCss from "./question.module.css";
import * as css from "./section.module.css";

interface QuestionProps {
  /** The name of the radio buttons, unique on the page. */
  id: string;
  question: PlannerQuestions["from"];
  className: string | undefined;
  /** The level below the heading above the planner. */
  Heading: "h2" | "h3";
}

/** Renders both questions, and the map between them. */
export function Gates({
  id,
  questions,
  Heading,
}: Pick<QuestionProps, "id" | "Heading"> & { questions: PlannerQuestions }) {
  const { lines } = useLanguagePack();
  const { from, to } = questions;
  const starts = from.answers.map(({ line }) => (line && lines[line] ? line : undefined));
  return (
    <div className={css["map"]}>
      <Question id={`${id}-from`} question={from} className={css["from"]} Heading={Heading} />
      <Network starts={starts} ends={to.answers.length} />
      <Question id={`${id}-to`} question={to} className={css["to"]} Heading={Heading} />
    </div>
  );
}

/** Renders a question with its answers as radio buttons. Only the browser stores the choice. */
function Question({ id, question: { question, answers }, className, Heading }: QuestionProps) {
  return (
    <>
      <Heading className={questionCss["question"]} id={id}>
        {question}
      </Heading>
      <div className={`${questionCss["stops"]} ${className}`} role="radiogroup" aria-labelledby={id}>
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
