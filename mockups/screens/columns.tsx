/** The head of a table: a row of names, which are the headings of their columns; a column without a name has none. */
export function Columns({ names }: { names: readonly string[] }) {
  return (
    <thead>
      <tr>
        {names.map((name, index) =>
          name ? (
            <th key={name} scope="col">
              {name}
            </th>
          ) : (
            <td key={index} />
          ),
        )}
      </tr>
    </thead>
  );
}
