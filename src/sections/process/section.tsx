import { ProcessLine } from "../../components/process-line/process-line";
import { SectionFrame, type SectionProps } from "../section-frame";

export default function ProcessSection({ section, isLast }: SectionProps<"process">) {
  return (
    <SectionFrame section={section} isLast={isLast}>
      <ProcessLine {...section} />
    </SectionFrame>
  );
}
