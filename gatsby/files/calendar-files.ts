import path from "node:path";
import { ICalCalendar, ICalEventTransparency } from "ical-generator";
import type { Event } from "../../src/content/shared-fields";
import { calendarPath } from "../../src/templates/fair/calendar-path";
import type { Site, SitePage } from "../../src/site/site";
import { plainText, htmlToText } from "../../src/site/structured-data/plain-text";
import { eventOf } from "../../src/site/lists";
import { writeIfChanged } from "../../src/write-if-changed";
import { removeStaleFiles } from "../remove-stale-files";
import { readMessages } from "../../src/site/format-message";

const DAY_MS = 86_400_000;

/** The change date of a page without `updated`. It is older than any date that the page may get. */
const UNKNOWN_DATE = "1970-01-01";

/** Writes a calendar file beside the page of every upcoming fair, and removes those of past fairs. */
export function writeCalendarFiles(site: Site, folder: string): void {
  const current: string[] = [];
  for (const page of site.pages) {
    const [target, event] = [calendarPath(page), eventOf(page)];
    if (!target || !event) continue;
    const file = path.join(folder, target);
    writeIfChanged(file, buildCalendarFile(site, page, event));
    current.push(file);
  }
  removeStaleFiles(folder, ".ics", current);
}

/** Creates a calendar file with one event (RFC 5545). DTSTAMP is the day of the last change: builds are equal. */
export function buildCalendarFile(site: Site, page: SitePage, event: Event): string {
  const { path: pagePath, route, language, content } = page;
  const { name, siteUrl } = site.company;
  const { host } = new URL(siteUrl);
  const messages = readMessages(language);
  const { start, end, venue, city, stand } = event;
  const stamp = new Date(content.updated ?? UNKNOWN_DATE);
  const calendar = new ICalCalendar({ prodId: { company: name, product: host, language: language.toUpperCase() } });
  calendar.createEvent({
    // One id for both languages, which stays if the fair moves within the year.
    id: `${start.slice(0, 4)}.${route.replaceAll("/", "")}@${host}`,
    stamp,
    allDay: true,
    start: new Date(start),
    // The end is exclusive (section 3.6.1).
    end: new Date(Date.parse(end) + DAY_MS),
    summary: plainText(`${event.name}: ${name}`),
    location: plainText([venue, city].filter(Boolean).join(", ")),
    description: [stand && `${messages["event.stand"]}: ${stand}`, htmlToText(content.lead)].filter(Boolean).join("\n"),
    url: siteUrl + pagePath,
    // A visit to the fair does not fill three days.
    transparency: ICalEventTransparency.TRANSPARENT,
  });
  // ical-generator omits the last line break (sections 3.1 and 3.4).
  return `${calendar.toString()}\r\n`;
}
