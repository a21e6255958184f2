import { ProcessLine } from "../../components/process-line/process-line";
import { Framed } from "../framed";
import type { SectionProps } from "../section-props";

export default function ProcessSection({ section, isLast }: SectionProps<"process">) {
  const { steps } = section;
  return (
    <Framed section={section} isLast={isLast}>
      <ProcessLine steps={steps} />
    </Framed>
  );
}
