import { existsSync } from "node:fs";
import path from "node:path";
import { FAIR_EVENT } from "../../test/sample-pages";
import { both, pageAt, smallSite } from "../../test/small-site";
import { type TemporaryFolder, temporaryFolder } from "../../test/temporary-folder";
import { calendarFile, writeCalendarFiles } from "./calendar-files";

const LEAD =
  'Halle 5.1; fragen Sie <a href="/de/contact/">uns</a>, gern, jederzeit: \\o/ größere Höhen, Flüsse & Züge.';
const starterOn = (today: string, more: object = {}) =>
  smallSite([both("/fair/", { lead: LEAD.replace("&", "&#x26;"), event: { ...FAIR_EVENT, ...more } })], { today });

/** @returns the lines of a file as they were before they were folded (RFC 5545, 3.1). */
function linesOn(today: string, pagePath = "/de/fair/"): string[] {
  const site = starterOn(today);
  return calendarFile(site, pageAt(site, pagePath), FAIR_EVENT).replaceAll("\r\n ", "").split("\r\n");
}

describe("a calendar file (RFC 5545)", () => {
  it("holds the fair as whole days, the last one included, and its texts escaped and without markup", () => {
    const description =
      "Halle und Stand: 5.1 / 117\\nHalle 5.1\\; fragen Sie uns\\, gern\\, jederzeit: \\\\o/ größere Höhen\\, Flüsse & Züge.";
    expect(linesOn("2026-11-20")).toEqual(
      expect.arrayContaining([
        ...["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Signalbau//www.signalbau.example//DE"],
        ...["DTSTART;VALUE=DATE:20270309", "DTEND;VALUE=DATE:20270312", "TRANSP:TRANSPARENT"],
        ...["SUMMARY:ITB Berlin 2027: Signalbau", "LOCATION:Messe Berlin\\, Berlin", `DESCRIPTION:${description}`],
        "URL;VALUE=URI:https://www.signalbau.example/de/fair/",
      ]),
    );
  });

  it("ends every line with CRLF, and has none of more than 75 octets", () => {
    const site = starterOn("2026-11-20");
    const text = calendarFile(site, pageAt(site, "/de/fair/"), FAIR_EVENT);
    expect(text).toMatch(/END:VCALENDAR\r\n$/u);
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/u);
    expect(text.split("\r\n").filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    expect(text).toContain("\r\n ");
  });

  it("is the same on any day, and one event in both languages", () => {
    expect(linesOn("2026-12-24")).toEqual(linesOn("2026-11-20"));
    const uid = (lines: string[]) => lines.find((line) => line.startsWith("UID:"));
    expect(uid(linesOn("2026-11-20"))).toBe("UID:2027.fair@www.signalbau.example");
    expect(uid(linesOn("2026-11-20", "/en/fair/"))).toBe(uid(linesOn("2026-11-20")));
  });

  it("is stamped with the day of the page's last change", () => {
    const site = smallSite([both("/fair/", { event: FAIR_EVENT, updated: "2026-11-20" })]);
    expect(calendarFile(site, pageAt(site, "/en/fair/"), FAIR_EVENT)).toContain("DTSTAMP:20261120T000000Z\r\n");
    expect(linesOn("2026-11-20")).toContain("DTSTAMP:19700101T000000Z");
  });
});

it.each([
  ["a fair to its last day", "2027-03-11", {}, true],
  ["none that is over, whose file goes", "2027-03-12", {}, false],
  ["none that was called off", "2026-11-20", { cancelled: true }, false],
])("calendar files are written in each language for %s", (_what, today, more, isThere) => {
  const folder: TemporaryFolder = temporaryFolder();
  writeCalendarFiles(starterOn("2026-11-20"), folder.path);
  writeCalendarFiles(starterOn(today, more), folder.path);
  const files = ["de/fair/fair.ics", "en/fair/fair.ics"].map((file) => existsSync(path.join(folder.path, file)));
  folder.remove();
  expect(files).toEqual([isThere, isThere]);
});
