/** How a project is shown on the page of all projects (design, 5: formats on the project page). */
export type ProjectFormat = "wide" | "half" | "third" | "large" | "slip" | "panorama";

/** Rows that follow each other: never the same format twice in a row, never more than three slips together. */
const ROWS: readonly (readonly ProjectFormat[])[] = [
  ["wide"],
  ["half", "half"],
  ["slip", "slip"],
  ["panorama"],
  ["third", "large"],
  ["half", "half"],
];

export interface ProjectRow<T> {
  formats: readonly ProjectFormat[];
  projects: readonly T[];
}

function formatsOf(row: number): readonly ProjectFormat[] {
  return ROWS[row % ROWS.length] ?? [];
}

/**
 * @param projects in order
 * @returns them in rows, each with its formats; what is left over at the end is a slip
 */
export function projectRows<T>(projects: readonly T[]): ProjectRow<T>[] {
  const rows: ProjectRow<T>[] = [];
  let start = 0;
  while (start < projects.length) {
    const row = formatsOf(rows.length);
    const formats: readonly ProjectFormat[] = start + row.length > projects.length ? ["slip"] : row;
    rows.push({ formats, projects: projects.slice(start, start + formats.length) });
    start += formats.length;
  }
  return rows;
}
