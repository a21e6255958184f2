/**
 * @param head the names of the columns
 * @param rows cells, as many as there are names; the first column is set left, all others right
 * @returns a table in markdown, padded as Prettier pads it
 */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, ...rows];
  const widths = head.map((_, column) => Math.max(3, ...lines.map((cells) => (cells[column] ?? "").length)));
  const ruler = widths.map((width, column) => (column === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`));
  const padded = lines.map((cells) =>
    widths.map((width, column) => {
      const cell = cells[column] ?? "";
      return column === 0 ? cell.padEnd(width) : cell.padStart(width);
    }),
  );
  return [padded[0] ?? [], ruler, ...padded.slice(1)].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
