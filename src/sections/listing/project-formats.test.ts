import { projectRows } from "./project-formats";

const projects = (count: number) => Array.from({ length: count }, (_nothing, index) => index);
const formatsOf = (count: number) => projectRows(projects(count)).map(({ formats }) => formats.join(" "));

describe("the rows of projects", () => {
  it("are of another format each", () => {
    expect(formatsOf(10)).toEqual(["wide", "half half", "slip slip", "panorama", "third large", "half half"]);
    expect(formatsOf(11).at(-1)).toBe("wide");
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 23])(
    "hold each of %d projects once, in order, without a hole",
    (count) => {
      const rows = projectRows(projects(count));
      expect(rows.flatMap((row) => row.projects)).toEqual(projects(count));
      for (const row of rows) expect(row.projects).toHaveLength(row.formats.length);
    },
  );

  it.each([2, 4, 7, 9])("end with a slip where one of %d is left", (count) => {
    expect(formatsOf(count).at(-1)).toBe("slip");
  });
});
