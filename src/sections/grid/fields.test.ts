import { fields } from "./fields";

const row = (name: string, ...cells: string[]) => ({ name, cells });
const SECTION = {
  type: "grid",
  id: "states",
  heading: "States",
  corner: "Text",
  columns: ["DE", "EN"],
  rows: [row("Hotel", "full", "half"), row("Room", "full", "full"), row("Region", "half", "half")],
  key: "Key",
  meanings: [
    { sign: "full", name: "Approved" },
    { sign: "half", name: "Waits" },
  ],
};
const issues = (change: object) => fields.safeParse({ ...SECTION, ...change }).error?.issues;
const withRow = (...cells: string[]) => ({ rows: [...SECTION.rows.slice(1), row("Hotel", ...cells)] });

describe("the fields of a grid", () => {
  it("have a sign for each column, and a meaning for each sign", () => {
    expect(issues({})).toBeUndefined();
  });

  it("report a row that is too short or too long", () => {
    expect(issues(withRow("full", "full", "full"))).toMatchObject([
      { path: ["rows", 2, "cells"], message: "has 3 for 2 columns" },
    ]);
  });

  it("report a sign that the key does not explain, at its cell, with those that it does", () => {
    expect(issues(withRow("full", "stop"))).toMatchObject([
      { path: ["rows", 2, "cells", 1], params: { remedy: "write one of full, half" } },
    ]);
  });

  it("report a sign that is explained twice", () => {
    expect(issues({ meanings: [...SECTION.meanings, { sign: "full", name: "Again" }] })).toMatchObject([
      { path: ["meanings", 2, "sign"], message: 'explains "full" again' },
    ]);
  });
});
