import { splitIntoRows } from "./project-formats";

const projects = (count: number) => Array.from({ length: count }, (_nothing, index) => index);

it.each<readonly [count: number, last: string | undefined]>([
  [2, "slip"],
  [10, "half half"],
  [11, "wide"],
  [23, "half half"],
  ...[1, 3, 4, 5, 6, 7, 8, 9].map((count) => [count, undefined] as const),
])("splitIntoRows puts each of %d projects into one row, in order, and fills every row", (count, last) => {
  const rows = splitIntoRows(projects(count));
  expect(rows.flatMap((row) => row.projects)).toEqual(projects(count));
  for (const row of rows) expect(row.projects).toHaveLength(row.formats.length);
  if (last) expect(rows.at(-1)?.formats.join(" ")).toBe(last);
});
