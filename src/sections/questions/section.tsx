import { Questions } from "../../components/questions/questions";
import { SectionFrame, type SectionProps } from "../section-frame";

export default function QuestionsSection({ section, isLast }: SectionProps<"questions">) {
  return (
    <SectionFrame section={section} isLast={isLast}>
      <Questions {...section} />
    </SectionFrame>
  );
}
