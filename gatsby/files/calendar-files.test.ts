import { existsSync } from "node:fs";
import path from "node:path";
import { FAIR_EVENT } from "../../test/sample-pages";
import { both, pageAt, smallSite } from "../../test/small-site";
import { temporaryFolder } from "../../test/temporary-folder";
import { buildCalendarFile, writeCalendarFiles } from "./calendar-files";

const LEAD =
  'Halle 5.1; fragen Sie <a href="/de/contact/">uns</a>, gern, jederzeit: \\o/ größere Höhen, Flüsse & Züge.';
const createFairSite = (today: string, more: object = {}) =>
  smallSite([both("/fair/", { lead: LEAD.replace("&", "&#x26;"), event: { ...FAIR_EVENT, ...more } })], { today });

/** Reads the unfolded lines of a calendar file (RFC 5545, section 3.1). */
function readLines(today: string, pagePath = "/de/fair/"): string[] {
  const site = createFairSite(today);
  return buildCalendarFile(site, pageAt(site, pagePath), FAIR_EVENT).replaceAll("\r\n ", "").split("\r\n");
}

describe("buildCalendarFile (RFC 5545)", () => {
  it("writes the fair as whole days, including the last one, with escaped texts without markup", () => {
    const description =
      "Halle und Stand: 5.1 / 117\\nHalle 5.1\\; fragen Sie uns\\, gern\\, jederzeit: \\\\o/ größere Höhen\\, Flüsse & Züge.";
    expect(readLines("2026-11-20")).toEqual(
      expect.arrayContaining([
        ...["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Signalbau//www.signalbau.example//DE"],
        ...["DTSTART;VALUE=DATE:20270309", "DTEND;VALUE=DATE:20270312", "TRANSP:TRANSPARENT"],
        ...["SUMMARY:ITB Berlin 2027: Signalbau", "LOCATION:Messe Berlin\\, Berlin", `DESCRIPTION:${description}`],
        "URL;VALUE=URI:https://www.signalbau.example/de/fair/",
      ]),
    );
  });

  it("writes equal files on every day, with one event id in both languages and CRLF after the last line", () => {
    expect(readLines("2026-12-24")).toEqual(readLines("2026-11-20"));
    expect(readLines("2026-11-20").slice(-2)).toEqual(["END:VCALENDAR", ""]);
    const uid = (lines: string[]) => lines.find((line) => line.startsWith("UID:"));
    expect(uid(readLines("2026-11-20"))).toBe("UID:2027.fair@www.signalbau.example");
    expect(uid(readLines("2026-11-20", "/en/fair/"))).toBe(uid(readLines("2026-11-20")));
  });

  it("sets DTSTAMP to the day of the page's last change", () => {
    const site = smallSite([both("/fair/", { event: FAIR_EVENT, updated: "2026-11-20" })]);
    expect(buildCalendarFile(site, pageAt(site, "/en/fair/"), FAIR_EVENT)).toContain("DTSTAMP:20261120T000000Z\r\n");
    expect(readLines("2026-11-20")).toContain("DTSTAMP:19700101T000000Z");
  });
});

it.each([
  ["keeps the files of a fair on its last day", "2027-03-11", {}, true],
  ["removes the files of a past fair", "2027-03-12", {}, false],
  ["removes the files of a cancelled fair", "2026-11-20", { cancelled: true }, false],
])("writeCalendarFiles %s", (_title, today, more, exists) => {
  const folder = temporaryFolder();
  writeCalendarFiles(createFairSite("2026-11-20"), folder.path);
  writeCalendarFiles(createFairSite(today, more), folder.path);
  const files = ["de/fair/fair.ics", "en/fair/fair.ics"].map((file) => existsSync(path.join(folder.path, file)));
  folder.remove();
  expect(files).toEqual([exists, exists]);
});
