import { FactStrip } from "../../components/fact-strip/fact-strip";
import { SectionFrame } from "../section-frame";
import type { SectionProps } from "../section-props";

export default function FactCardSection({ section, isLast }: SectionProps<"fact-card">) {
  return (
    <SectionFrame section={section} isLast={isLast}>
      <FactStrip {...section} />
    </SectionFrame>
  );
}
