import { RichText } from "../prose/prose";

interface TableProps {
  corner: string;
  columns: readonly string[];
  rows: readonly { name: string; cells: readonly string[] }[];
}

/** Renders a table whose rows are labelled blocks on a phone. Cells are HTML of the build. */
export function Table({ corner, columns, rows }: TableProps) {
  return (
    <table>
      <HeadRow columns={[corner, ...columns]} />
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((html, index) => (
              <td key={index} data-label={columns[index]}>
                <RichText html={html} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function HeadRow({ columns }: { columns: readonly string[] }) {
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
