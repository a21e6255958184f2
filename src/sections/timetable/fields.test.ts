import { fields } from "./fields";

const at = (arrives: number, leaves?: number) => ({ arrives, leaves });
const SECTION = {
  type: "timetable",
  id: "way",
  heading: "Way",
  unit: "Week",
  columns: 10,
  corner: "Who",
  stops: ["Order", "Test", "Launch"],
  trains: [
    { name: "One", calls: [at(1), at(2, 4), at(10)] },
    { name: "Two", calls: [at(2), at(2)] },
  ],
  note: "Invented.",
};
const issues = (change: object) => fields.safeParse({ ...SECTION, ...change }).error?.issues;
const withCalls = (...calls: object[]) => ({ trains: [SECTION.trains[0], { name: "Two", calls }] });

describe("the fields of a timetable", () => {
  it("let trains wait, be at two stops in one column, and end early", () => {
    expect(issues({ marks: [{ at: 10, name: "Season" }] })).toBeUndefined();
  });

  it.each([
    ["back in time", [at(3), at(2)], 1],
    ["off before it comes", [at(3, 2), at(4)], 0],
    ["out of the drawing", [at(3), at(11)], 1],
  ])("report a train that runs %s, at the call", (_what, calls, index) => {
    expect(issues(withCalls(...calls))).toMatchObject([{ path: ["trains", 1, "calls", index] }]);
  });

  it("report more calls than stops", () => {
    expect(issues(withCalls(at(1), at(2), at(3), at(4)))).toMatchObject([
      { path: ["trains", 1, "calls"], message: "has 4 for 3 stops" },
    ]);
  });

  it("report a date after the last column, and more columns than can be drawn", () => {
    expect(issues({ marks: [{ at: 11, name: "Season" }] })).toMatchObject([{ path: ["marks", 0, "at"] }]);
    expect(issues({ columns: 21 })).toMatchObject([{ path: ["columns"] }]);
  });
});
