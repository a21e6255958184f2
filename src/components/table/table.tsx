import type { ReactNode } from "react";
import { RichText } from "../prose/prose";

interface TableProps {
  corner: ReactNode;
  columns: readonly string[];
  /** Cells that are strings are HTML of the build. */
  rows: readonly { name: ReactNode; cells: readonly ReactNode[]; className?: string | undefined }[];
  className?: string | undefined;
}

/** Renders a table whose rows are labelled blocks on a phone. */
export function Table({ corner, columns, rows, className }: TableProps) {
  return (
    <table className={className}>
      <HeadRow columns={[corner, ...columns]} />
      <tbody>
        {rows.map(({ name, cells, className: rowClass }, row) => (
          <tr key={row} className={rowClass}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={index} data-label={columns[index]}>
                {typeof cell === "string" ? <RichText html={cell} /> : cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function HeadRow({ columns }: { columns: readonly ReactNode[] }) {
  return (
    <thead>
      <tr>
        {columns.map((column, index) => (
          <th key={index} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}
