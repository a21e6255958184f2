import type { PassFormat } from "../../components/passes/passes";

export type ProjectFormat = PassFormat | "slip" | "panorama";

/** Rows by position, repeated. A row never has the format of the previous one. */
const ROWS: readonly (readonly ProjectFormat[])[] = [
  ["wide"],
  ["half", "half"],
  ["slip", "slip"],
  ["panorama"],
  ["third", "large"],
  ["half", "half"],
];

/** Splits projects into rows, each with its formats. A project left over at the end is a slip. */
export function splitIntoRows<T>(projects: readonly T[]) {
  const rows: { formats: readonly ProjectFormat[]; projects: readonly T[] }[] = [];
  let start = 0;
  while (start < projects.length) {
    const row = ROWS[rows.length % ROWS.length] ?? [];
    const formats: readonly ProjectFormat[] = start + row.length > projects.length ? ["slip"] : row;
    rows.push({ formats, projects: projects.slice(start, start + formats.length) });
    start += formats.length;
  }
  return rows;
}
