import { Questions } from "../../components/questions/questions";
import { SectionFrame } from "../section-frame";
import type { SectionProps } from "../section-props";

export default function QuestionsSection({ section, isLast }: SectionProps<"questions">) {
  const { questions } = section;
  return (
    <SectionFrame section={section} isLast={isLast}>
      <Questions questions={questions} />
    </SectionFrame>
  );
}
