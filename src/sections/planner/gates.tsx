import { useLanguagePack } from "../../i18n/language-provider";
import type { Questions } from "../../model/views/planner";
import { Network } from "./network";
import { Question, type QuestionProps } from "./question";
import * as css from "./section.module.css";

interface GatesProps extends Pick<QuestionProps, "id" | "Heading"> {
  questions: Questions;
}

/** Renders both questions, and the map between them. */
export function Gates({ id, questions: { from, to }, Heading }: GatesProps) {
  const { lines } = useLanguagePack();
  const starts = from.answers.map(({ line }) => (line && lines[line] ? line : undefined));
  return (
    <div className={css["map"]}>
      <Question id={`${id}-from`} question={from} className={css["from"]} Heading={Heading} />
      <Network starts={starts} ends={to.answers.length} />
      <Question id={`${id}-to`} question={to} className={css["to"]} Heading={Heading} />
    </div>
  );
}
