import { toRelativeTime, type TimeUnit } from "./relative-time";

it.each<[age: number, value: number, unit: TimeUnit]>([
  [0, -0, "second"],
  [59, -59, "second"],
  [60, -1, "minute"],
  [3599, -59, "minute"],
  [3600, -1, "hour"],
  [86_399, -23, "hour"],
  [86_400, -1, "day"],
  [2_600_000, -30, "day"],
])("toRelativeTime converts %d s to %d, unit %s", (age, value, unit) => {
  expect(toRelativeTime(age)).toEqual({ value, unit });
});

it("toRelativeTime converts less than a day to 0 days if the smallest unit is a day", () => {
  expect(toRelativeTime(3600, "day")).toEqual({ value: -0, unit: "day" });
});
