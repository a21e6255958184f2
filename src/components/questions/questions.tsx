import { Icon } from "../icon/icon";
import { RichText } from "../prose/prose";
import * as css from "./questions.module.css";

export function Questions({ questions }: { questions: readonly { question: string; answer: string }[] }) {
  return (
    <div className={`${css["questions"]} ruled`}>
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>
            {question}
            <Icon name="chevron" />
          </summary>
          <RichText as="p" html={answer} />
        </details>
      ))}
    </div>
  );
}
