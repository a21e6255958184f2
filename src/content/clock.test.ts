import { buildDay } from "./clock";

it.each([
  ["2026-11-03", "2026-11-03"],
  // The day that it is in Berlin, before midnight UTC.
  ["2026-12-31T23:30:00Z", "2027-01-01"],
])("the build of BUILD_DATE %s is one of the day %s", (date, day) => {
  expect(buildDay({ BUILD_DATE: date })).toBe(day);
});

it("a build is one of today where nothing is set, and of no day that is none", () => {
  expect(buildDay({})).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
  expect(() => buildDay({ BUILD_DATE: "tomorrow" })).toThrow(/BUILD_DATE is "tomorrow"/u);
});
