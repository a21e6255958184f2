import { FactStrip } from "../../components/fact-strip/fact-strip";
import { SectionFrame, type SectionProps } from "../section-frame";

export default function FactCardSection({ section, isLast }: SectionProps<"fact-card">) {
  return (
    <SectionFrame section={section} isLast={isLast}>
      <FactStrip {...section} />
    </SectionFrame>
  );
}
