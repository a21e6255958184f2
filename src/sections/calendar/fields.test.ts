import { fields } from "./fields";

const SECTION = {
  type: "calendar",
  id: "month",
  heading: "Month",
  place: "Ferry",
  month: "2027-02",
  chosen: 1,
  open: { name: "Open", text: "Come along." },
};
const rule = (more: object) => ({ name: "Ice", text: "The ship is stuck.", ...more });
const issuesOf = (more: object) => fields.safeParse({ ...SECTION, ...more }).error?.issues;

describe("the fields of a calendar", () => {
  it("take days, weekdays, or both", () => {
    const rules = [rule({ days: [1, 28] }), rule({ weekdays: ["monday"] }), rule({ days: [3], weekdays: ["sunday"] })];
    expect(issuesOf({ rules })).toBeUndefined();
  });

  it("report a day that the month does not have, at its place", () => {
    expect(issuesOf({ chosen: 30, rules: [rule({ days: [28, 29] })] })).toMatchObject([
      {
        path: ["chosen"],
        message: "is no day of 2027-02, which has 28",
        params: { remedy: "write a day from 1 to 28" },
      },
      { path: ["rules", 0, "days", 1], message: "is no day of 2027-02, which has 28" },
    ]);
  });

  it("report a rule that closes nothing", () => {
    expect(issuesOf({ rules: [rule({})] })).toMatchObject([
      { path: ["rules", 0], message: "closes no day", params: { remedy: expect.stringContaining("weekdays") } },
    ]);
  });

  it.each(["2027-13", "2027-2", "May 2027"])("know no month %s", (month) => {
    expect(issuesOf({ month, rules: [rule({ days: [1] })] })).toMatchObject([{ path: ["month"] }]);
  });
});
