import { Table } from "../../components/table/table";
import { SectionFrame, type SectionProps } from "../section-frame";

export default function ComparisonSection({ section, isLast }: SectionProps<"comparison">) {
  return (
    <SectionFrame section={section} isLast={isLast}>
      <Table {...section} />
    </SectionFrame>
  );
}
