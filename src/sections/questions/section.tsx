import { Questions } from "../../components/questions/questions";
import { Framed } from "../framed";
import type { SectionProps } from "../section-props";

export default function QuestionsSection({ section, isLast }: SectionProps<"questions">) {
  const { questions } = section;
  return (
    <Framed section={section} isLast={isLast}>
      <Questions questions={questions} />
    </Framed>
  );
}
