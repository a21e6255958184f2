import { readBuildDay } from "./clock";

it.each([
  ["2026-11-03", "2026-11-03"],
  // Midnight has passed in Berlin, not in UTC.
  ["2026-12-31T23:30:00Z", "2027-01-01"],
])("the build of BUILD_DATE %s is one of the day %s", (date, day) => {
  expect(readBuildDay({ BUILD_DATE: date })).toBe(day);
});

it("readBuildDay returns today without BUILD_DATE, and throws if BUILD_DATE is not a date", () => {
  expect(readBuildDay({})).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
  expect(() => readBuildDay({ BUILD_DATE: "tomorrow" })).toThrow(/BUILD_DATE is "tomorrow"/u);
});
