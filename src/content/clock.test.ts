import { buildDay } from "./clock";

describe("buildDay", () => {
  it("takes the day that BUILD_DATE names", () => {
    expect(buildDay({ BUILD_DATE: "2026-11-03" })).toBe("2026-11-03");
  });

  it("reads an instant as the day it is in Berlin, before midnight UTC", () => {
    expect(buildDay({ BUILD_DATE: "2026-12-31T23:30:00Z" })).toBe("2027-01-01");
  });

  it("refuses what is no date", () => {
    expect(() => buildDay({ BUILD_DATE: "tomorrow" })).toThrow(/BUILD_DATE is "tomorrow"/u);
  });

  it("takes today where nothing is set", () => {
    expect(buildDay({})).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
  });
});
