import { noonOf, formatDayRange, formatLongDay, formatPlace, formatShortDay } from "./format";
import { createIntlOfPack } from "./language-provider";
import { type Language } from "./languages";
import type { LanguagePack } from "./pack";

const createTestIntl = (language: Language) => createIntlOfPack({ language, messages: {} } as LanguagePack);
const [german, english] = [createTestIntl("de"), createTestIntl("en")];

describe("format", () => {
  it("formatLongDay writes a day out in the page's language", () => {
    expect(formatLongDay(german, "2026-11-03")).toBe("3. November 2026");
    expect(formatLongDay(english, "2026-11-03")).toBe("3 November 2026");
  });

  it("formatShortDay abbreviates the month and leaves out the year", () => {
    expect(formatShortDay(german, "2026-11-03")).toBe("3. Nov.");
    expect(formatShortDay(english, "2026-11-03")).toBe("3 Nov");
  });

  it.each([
    ["2027-03-09", "2027-03-11", "9.–11. März 2027", "9–11 March 2027"],
    ["2026-09-30", "2026-10-02", "30. September – 2. Oktober 2026", "30 September – 2 October 2026"],
    ["2026-12-30", "2027-01-02", "30. Dezember 2026 – 2. Januar 2027", "30 December 2026 – 2 January 2027"],
    ["2026-12-01", "2026-12-01", "1. Dezember 2026", "1 December 2026"],
  ])("formatDayRange formats %s to %s as one range", (start, end, inGerman, inEnglish) => {
    expect(formatDayRange(german, start, end)).toBe(inGerman);
    expect(formatDayRange(english, start, end)).toBe(inEnglish);
  });

  it("noonOf is on the same day in Berlin on every day of a year with both changes of the clock", () => {
    const inBerlin = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Berlin", dateStyle: "short" });
    const days = Array.from({ length: 366 }, (_, index) =>
      new Date(Date.UTC(2028, 0, 1 + index)).toISOString().slice(0, 10),
    );
    expect(days.map((day) => inBerlin.format(noonOf(day)))).toEqual(days);
  });
});

it.each([
  ["Messe Berlin", "Berlin", "Messe Berlin"],
  ["Gürzenich", "Köln", "Gürzenich, Köln"],
  ["", "Köln", "Köln"],
  [undefined, "Köln", "Köln"],
])("formatPlace joins %s and %s", (venue, city, place) => {
  expect(formatPlace({ venue, city })).toBe(place);
});
