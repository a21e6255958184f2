import { ProcessLine } from "../../components/process-line/process-line";
import { SectionFrame } from "../section-frame";
import type { SectionProps } from "../section-props";

export default function ProcessSection({ section, isLast }: SectionProps<"process">) {
  return (
    <SectionFrame section={section} isLast={isLast}>
      <ProcessLine {...section} />
    </SectionFrame>
  );
}
