import { startOfDay } from "./start-of-day";

describe("startOfDay", () => {
  it.each([
    ["2026-02-17", "2026-02-17T00:00:00+01:00"],
    ["2026-07-01", "2026-07-01T00:00:00+02:00"],
    // The clocks change in these nights.
    ["2026-03-29", "2026-03-29T00:00:00+01:00"],
    ["2026-03-30", "2026-03-30T00:00:00+02:00"],
    ["2026-10-25", "2026-10-25T00:00:00+02:00"],
    ["2026-10-26", "2026-10-26T00:00:00+01:00"],
  ])("returns for %s the start of the day in Berlin, %s", (day, expected) => {
    expect(startOfDay(day)).toBe(expected);
    expect(new Date(startOfDay(day)).toLocaleString("sv-SE", { timeZone: "Europe/Berlin" })).toBe(`${day} 00:00:00`);
  });
});
