import { lengthOf } from "../../model/views/month";
import { weeksOf } from "./month";

const RULES = [{ days: [1, 2] }, { weekdays: ["monday", "sunday"] as const, days: [5] }];

describe("a month", () => {
  it.each([
    ["2027-02", 28],
    ["2028-02", 29],
    ["2027-04", 30],
    ["2027-12", 31],
  ])("%s has %i days", (month, days) => expect(lengthOf(month)).toBe(days));

  it("has the weekdays of its year, in weeks from Monday", () => {
    const weeks = weeksOf("2027-05", []);
    expect(weeks.map((week) => week.length)).toEqual([2, 7, 7, 7, 7, 1]);
    expect(weeks[0]?.[0]).toMatchObject({ day: 1, date: "2027-05-01", weekday: 6 });
    expect(weeks[5]?.[0]).toMatchObject({ day: 31, date: "2027-05-31", weekday: 1 });
  });

  it("that begins on a Monday has no short week before it", () => {
    expect(weeksOf("2027-02", []).map((week) => week.length)).toEqual([7, 7, 7, 7]);
  });
});

describe("the days of a month", () => {
  const days = weeksOf("2027-05", RULES).flat();
  const ruleOf = (day: number) => days[day - 1]?.rule;

  it("are closed by the first rule that names them, and open where none does", () => {
    expect([1, 2, 3, 4, 5, 6, 9].map(ruleOf)).toEqual([1, 1, 2, 0, 2, 0, 2]);
  });

  it("that are closed know the next open one, where the month has one", () => {
    expect(days[0]?.next?.day).toBe(4);
    expect(days[8]?.next?.day).toBe(11);
    expect(days[30]?.next).toBeUndefined();
    expect(days[3]?.next).toBeUndefined();
  });
});
