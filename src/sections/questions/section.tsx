import { Questions } from "../../components/questions/questions";
import { Framed } from "../framed";
import type { SectionProps } from "../section-props";

export default function QuestionsSection({ section, view, isLast }: SectionProps<"questions">) {
  const { questions } = section;
  return (
    <Framed section={section} view={view} isLast={isLast}>
      <Questions questions={questions} />
    </Framed>
  );
}
