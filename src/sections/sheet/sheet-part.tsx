import { HeadRow, Table } from "../../components/table/table";
import type { BillRow, BillView } from "../../model/views/sheet";
import type { SectionProps } from "../section-frame";
import * as css from "./sheet-part.module.css";

type Part = SectionProps<"sheet">["section"]["parts"][number];

/** Renders the contents of a part in this order. */
export function SheetPart({ part, bill }: { part: Part; bill: BillView | null }) {
  const { heading, text, facts, steps, table } = part;
  return (
    <div className={css["part"]}>
      {heading && <h4>{heading}</h4>}
      {text && <p>{text}</p>}
      {facts && <SheetFacts facts={facts} />}
      {steps && (
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {table && <SheetTable {...table} />}
      {bill && <Bill bill={bill} />}
    </div>
  );
}

export function SheetFacts({ facts }: { facts: readonly { term: string; value: string }[] }) {
  return (
    <dl className={css["facts"]}>
      {facts.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function SheetTable({ columns: [corner, ...columns], rows }: NonNullable<Part["table"]>) {
  const cellsOf = (texts: readonly string[]) => texts.map((text) => <>{text}</>);
  return (
    <Table corner={corner} columns={columns} rows={rows.map(([name, ...cells]) => ({ name, cells: cellsOf(cells) }))} />
  );
}

/** Renders a table that stays a table on a phone, so that sums align. */
function Bill({ bill: { columns, work, sums } }: { bill: BillView }) {
  return (
    <table className={`${css["bill"]} narrow`}>
      <HeadRow columns={columns} />
      <tbody>
        {work.map((row) => (
          <Row key={row.name} row={row} />
        ))}
      </tbody>
      <tbody className={css["sums"]}>
        {sums.map((row) => (
          <Row key={row.name} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row: { name, days, amount, isTotal } }: { row: BillRow }) {
  return (
    <tr className={isTotal && css["total"]}>
      <th scope="row">{name}</th>
      <td>{days}</td>
      <td>{amount}</td>
    </tr>
  );
}
