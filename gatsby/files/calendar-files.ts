import path from "node:path";
import { ICalCalendar, ICalEventTransparency } from "ical-generator";
import type { Event } from "../../src/content/parts";
import { LANGUAGES } from "../../src/i18n/languages";
import { calendarPath } from "../../src/templates/fair/calendar-path";
import type { Site, SitePage } from "../../src/site/site";
import { plainText, textOfHtml } from "../../src/site/structured-data/plain-text";
import { eventOf } from "../../src/site/lists";
import { writeIfChanged } from "../../src/write-if-changed";
import { removeStaleFiles } from "../remove-others";
import { readMessages } from "../../src/site/text-in";

const DAY = 86_400_000;

/** DTSTAMP of a page that names no day of its last change: older than any day that it may name later. */
const UNKNOWN = "1970-01-01";

/** Writes a calendar file beside the page of every fair to come, and removes those of fairs that are over. */
export function writeCalendarFiles(site: Site, folder: string): void {
  const files = site.pages.flatMap((page) => {
    const target = calendarPath(page);
    const event = eventOf(page);
    return target && event ? [{ file: path.join(folder, target), text: calendarFile(site, page, event) }] : [];
  });
  for (const { file, text } of files) writeIfChanged(file, text);
  const current = new Set(files.map(({ file }) => path.resolve(file)));
  for (const language of LANGUAGES) removeStaleFiles(path.join(folder, language), ".ics", current);
}

/**
 * Whole days need no time zone (RFC 5545, 3.3.4). DTSTAMP is the day of the page's last change (3.8.7.2), so that every
 * build writes the same bytes.
 * @returns an iCalendar file (RFC 5545) with one event
 */
export function calendarFile(site: Site, { path: pagePath, route, language, content }: SitePage, event: Event): string {
  const { name, siteUrl, siteHost } = site.company;
  const messages = readMessages(language);
  const { start, end, venue, city, stand } = event;
  const stamp = new Date(content.updated ?? UNKNOWN);
  const calendar = new ICalCalendar({ prodId: { company: name, product: siteHost, language: language.toUpperCase() } });
  calendar.createEvent({
    // The same in both languages, and after its days have moved within the year.
    id: `${start.slice(0, 4)}.${route.replaceAll("/", "")}@${siteHost}`,
    stamp,
    allDay: true,
    start: new Date(start),
    // The end is exclusive (3.6.1).
    end: new Date(Date.parse(end) + DAY),
    summary: plainText(`${event.name}: ${name}`),
    location: plainText([venue, city].filter(Boolean).join(", ")),
    description: [stand && `${messages["event.stand"]}: ${stand}`, textOfHtml(content.lead)].filter(Boolean).join("\n"),
    url: siteUrl + pagePath,
    // A visit to the fair does not fill three days.
    transparency: ICalEventTransparency.TRANSPARENT,
  });
  // ical-generator leaves out the last line's end (RFC 5545, 3.1 and 3.4).
  return `${calendar.toString()}\r\n`;
}
