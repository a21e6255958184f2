import { ProcessLine } from "../../components/process-line/process-line";
import { SectionFrame } from "../section-frame";
import type { SectionProps } from "../section-props";

export default function ProcessSection({ section, isLast }: SectionProps<"process">) {
  const { steps } = section;
  return (
    <SectionFrame section={section} isLast={isLast}>
      <ProcessLine steps={steps} />
    </SectionFrame>
  );
}
