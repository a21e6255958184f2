import { lengthOf } from "../../model/views/month";
import { weeksOf } from "./month";

const RULES = [{ days: [1, 2] }, { weekdays: ["monday", "sunday"] as const, days: [5] }];

it.each([
  ["2027-02", 28],
  ["2028-02", 29],
  ["2027-04", 30],
  ["2027-12", 31],
])("the month %s has %i days", (month, days) => expect(lengthOf(month)).toBe(days));

it("a month has the weekdays of its year, in weeks from Monday, and no short week before a Monday", () => {
  const weeks = weeksOf("2027-05", []);
  expect(weeks.map((week) => week.length)).toEqual([2, 7, 7, 7, 7, 1]);
  expect(weeks[0]?.[0]).toMatchObject({ day: 1, date: "2027-05-01", weekday: 6 });
  expect(weeks[5]?.[0]).toMatchObject({ day: 31, date: "2027-05-31", weekday: 1 });
  expect(weeksOf("2027-02", []).map((week) => week.length)).toEqual([7, 7, 7, 7]);
});

it("days are closed by the first rule that names them, and know the next open one where the month has one", () => {
  const days = weeksOf("2027-05", RULES).flat();
  expect([1, 2, 3, 4, 5, 6, 9].map((day) => days[day - 1]?.rule)).toEqual([1, 1, 2, 0, 2, 0, 2]);
  expect([1, 9, 31, 4].map((day) => days[day - 1]?.next?.day)).toEqual([4, 11, undefined, undefined]);
});
