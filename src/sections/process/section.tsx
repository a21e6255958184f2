import { ProcessLine } from "../../components/process-line/process-line";
import { RichText } from "../../components/prose/prose";
import { Section } from "../../components/section/section";
import type { SectionProps } from "../section-props";

export function ProcessSection({ section, view, isLast }: SectionProps<"process">) {
  const { id, heading, text, steps } = section;
  return (
    <Section id={id} heading={heading} echo={view.echo.parts[id]} isLast={isLast}>
      {text && <RichText as="p" className="lead spaced" html={text} />}
      <ProcessLine steps={steps} />
    </Section>
  );
}
