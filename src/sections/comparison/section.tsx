import { Table } from "../../components/table/table";
import { Framed } from "../framed";
import type { SectionProps } from "../section-props";

export default function ComparisonSection({ section, isLast }: SectionProps<"comparison">) {
  const { corner, columns, rows } = section;
  return (
    <Framed section={section} isLast={isLast}>
      <Table corner={corner} columns={columns} rows={rows} />
    </Framed>
  );
}
