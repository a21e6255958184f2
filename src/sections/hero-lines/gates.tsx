import type { PlannerQuestions, PlannerView } from "../../model/views/planner";
import { Network } from "./network";
import "../../components/switch/choice.css";
import * as css from "./planner.module.css";
import * as questionCss from "./question.module.css";

/** Renders both questions, and the map between them. @param props.example the indexes of the checked answers */
export function Gates({
  questions: { from, to },
  example,
}: { questions: PlannerQuestions } & Pick<PlannerView, "example">) {
  return (
    <div className={css["map"]}>
      <Question name="from" question={from} checked={example[0]} />
      <Network starts={from.answers.map(({ line }) => line)} ends={to.answers.length} />
      <Question name="to" question={to} checked={example[1]} />
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
