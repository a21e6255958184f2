import { daysInMonth } from "../../model/views/month";
import { createWeeks } from "./month";

const RULES = [{ days: [1, 2] }, { weekdays: ["monday", "sunday"] as const, days: [5] }];

it.each([
  ["2027-02", 28],
  ["2028-02", 29],
  ["2027-04", 30],
  ["2027-12", 31],
])("the month %s has %i days", (month, days) => expect(daysInMonth(month)).toBe(days));

it("createWeeks splits a month into weeks from Monday, without an empty week before a first Monday", () => {
  const weeks = createWeeks("2027-05", []);
  expect(weeks.map((week) => week.length)).toEqual([2, 7, 7, 7, 7, 1]);
  expect(weeks[0]?.[0]).toMatchObject({ day: 1, date: "2027-05-01", weekday: 6 });
  expect(weeks[5]?.[0]).toMatchObject({ day: 31, date: "2027-05-31", weekday: 1 });
  expect(createWeeks("2027-02", []).map((week) => week.length)).toEqual([7, 7, 7, 7]);
});

it("createWeeks closes a day by the first rule that names it, and names the next open day of the month", () => {
  const days = createWeeks("2027-05", RULES).flat();
  expect([1, 2, 3, 4, 5, 6, 9].map((day) => days[day - 1]?.rule)).toEqual([1, 1, 2, 0, 2, 0, 2]);
  expect([1, 9, 31, 4].map((day) => days[day - 1]?.next?.day)).toEqual([4, 11, undefined, undefined]);
});
