import { Questions } from "../../components/questions/questions";
import { Section } from "../../components/section/section";
import type { SectionProps } from "../section-props";

export function QuestionsSection({ section, view, isLast }: SectionProps<"questions">) {
  const { id, heading, questions } = section;
  return (
    <Section id={id} heading={heading} echo={view.echo.parts[id]} isLast={isLast}>
      <Questions questions={questions} />
    </Section>
  );
}
