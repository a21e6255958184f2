import { Table } from "../../components/table/table";
import { SectionFrame } from "../section-frame";
import type { SectionProps } from "../section-props";

export default function ComparisonSection({ section, isLast }: SectionProps<"comparison">) {
  return (
    <SectionFrame section={section} isLast={isLast}>
      <Table {...section} />
    </SectionFrame>
  );
}
