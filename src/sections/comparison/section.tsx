import { RichText } from "../../components/prose/prose";
import { Section } from "../../components/section/section";
import { Table } from "../../components/table/table";
import type { SectionProps } from "../section-props";

export function ComparisonSection({ section, view, isLast }: SectionProps<"comparison">) {
  const { id, heading, text, corner, columns, rows } = section;
  return (
    <Section id={id} heading={heading} echo={view.echo.parts[id]} isLast={isLast}>
      {text && <RichText as="p" className="lead spaced" html={text} />}
      <Table corner={corner} columns={columns} rows={rows} />
    </Section>
  );
}
