import { Questions } from "../../components/questions/questions";
import { SectionFrame } from "../section-frame";
import type { SectionProps } from "../section-props";

export default function QuestionsSection({ section, isLast }: SectionProps<"questions">) {
  return (
    <SectionFrame section={section} isLast={isLast}>
      <Questions {...section} />
    </SectionFrame>
  );
}
